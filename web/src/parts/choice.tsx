// One of a few: buttons side by side, of which one is pressed. A radio group to the keyboard and to the ear.

import { useId } from "preact/hooks";

export function Choice<T extends string | number>(props: {
  legend: string;
  options: ReadonlyArray<{ value: T; label: string }>;
  value: T;
  choose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div>
        {props.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={value === props.value}
              onChange={() => props.choose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of more than a few. */
export function Pick(props: {
  label: string;
  options: readonly number[];
  value: number;
  write: (value: number) => string;
  choose: (value: number) => void;
}) {
  const options = props.options.includes(props.value)
    ? props.options
    : [...props.options, props.value].sort((a, b) => a - b);
  return (
    <label class="pick">
      <span>{props.label}</span>
      <select
        value={String(props.value)}
        onChange={(event) => props.choose(Number(event.currentTarget.value))}
      >
        {options.map((value) => (
          <option key={value} value={String(value)}>
            {props.write(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
