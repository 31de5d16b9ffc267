// Small wooden sounds, made in the browser. Loudness comes from what happened; off is off.

import { sound } from "../settings";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The browser's sound, once a touch has allowed it; null before, and while it is off. */
function audio(): AudioContext | null {
  if (sound.peek() === "off" || typeof AudioContext === "undefined") return null;
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function hiss(at: AudioContext): AudioBuffer {
  if (!noise) {
    noise = at.createBuffer(1, at.sampleRate * 0.5, at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}

interface Knock {
  /** The body's pitch, in hertz. */
  pitch: number;
  /** How long it rings, in seconds. */
  rings: number;
  /** 0 to 1. */
  loud: number;
  /** Seconds from now. */
  after?: number;
  /** How much of it is the stroke's own rattle rather than the body's tone, 0 to 1. */
  rattle?: number;
}

/** A body of wood struck once: a short tone that falls, and the rattle of the stroke. */
export function knock({ pitch, rings, loud, after = 0, rattle = 0.6 }: Knock): void {
  const at = audio();
  if (!at || loud <= 0.004) return;
  const start = at.currentTime + after;
  const out = at.createGain();
  out.gain.setValueAtTime(Math.min(1, loud) * 0.5, start);
  out.gain.exponentialRampToValueAtTime(0.0005, start + rings);
  out.connect(at.destination);

  const tone = at.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.25, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + rings * 0.3);
  const toneGain = at.createGain();
  toneGain.gain.value = 1 - rattle * 0.5;
  tone.connect(toneGain).connect(out);
  tone.start(start);
  tone.stop(start + rings);

  const grain = at.createBufferSource();
  grain.buffer = hiss(at);
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 3;
  band.Q.value = 1.2;
  const grainGain = at.createGain();
  grainGain.gain.value = rattle;
  grain.connect(band).connect(grainGain).connect(out);
  grain.start(start, Math.random() * 0.3, Math.min(0.06, rings));
}

/** A piece set down. */
export function piece(loud = 0.5): void {
  knock({ pitch: 420, rings: 0.09, loud });
}

/** Six dice in a cup. */
export function dice(): void {
  for (let i = 0; i < 9; i++) {
    knock({
      pitch: 700 + Math.random() * 500,
      rings: 0.05,
      loud: 0.2 + Math.random() * 0.2,
      after: i * 0.055,
    });
  }
}

/** A chip on chips. */
export function chip(after = 0): void {
  knock({ pitch: 1900, rings: 0.07, loud: 0.22, rattle: 0.2, after });
  knock({ pitch: 2500, rings: 0.05, loud: 0.12, rattle: 0.2, after: after + 0.03 });
}

/** Somebody spoke up: one knock, higher the more they dare (0 to 1). */
export function call(daring: number): void {
  knock({ pitch: 300 + 500 * daring, rings: 0.16, loud: 0.5, rattle: 0.25 });
}

/** It is your turn, or time is up. */
export function bell(): void {
  knock({ pitch: 660, rings: 0.5, loud: 0.3, rattle: 0.05 });
  knock({ pitch: 990, rings: 0.6, loud: 0.2, rattle: 0.05, after: 0.12 });
}
