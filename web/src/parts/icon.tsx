// The few signs on buttons, drawn in one stroke. They are always beside a word, or on a button that has one to hear.

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11",
  mute: "M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4",
  book: "M5 4h10a3 3 0 013 3v13H8a3 3 0 01-3-3zM5 17a3 3 0 013-3h10",
  menu: "M4 7h16M4 12h16M4 17h16",
  words: "M4 5h16v11H9l-5 4z",
  bot: "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M12 4.5v.5",
  person: "M12 12a4 4 0 100-8 4 4 0 000 8zM4 20c1-5 15-5 16 0",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 15a3 3 0 100-6 3 3 0 000 6z",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  again: "M5 12a7 7 0 107-7M12 5L8.5 1.5M12 5L8.5 8.5",
  leave: "M11 4H5v16h6M10 12h10M16 8l4 4-4 4",
  check: "M5 13l5 5L20 7",
  crown: "M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z",
  sun: "M12 16a4 4 0 100-8 4 4 0 000 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14a8 8 0 01-10-10 8 8 0 1010 10z",
  hourglass: "M6 3h12M6 21h12M8 3c0 6 8 6 8 9s-8 3-8 9M16 3c0 6-8 6-8 9s8 3 8 9",
  cut: "M2 12h6M16 12h6M14 5l-4 14",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
