// A while, to be waited for; and a motion's end, which a hidden tab may never see.

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** How much longer than it should take a motion is waited for. */
const GRACE = 400;

/** Resolves when a motion of so many milliseconds has ended or was cancelled, or should have ended by now. */
export async function motionEnds(motion: Animation, milliseconds: number): Promise<void> {
  await Promise.race([motion.finished.catch(() => {}), pause(milliseconds + GRACE)]);
}
