import { useState } from "react";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { isSwitch, knownFlags, type Flag } from "./flagModel";

interface NameProps {
  value: string;
  onChange: (value: string) => void;
  /** Flags that exist; their names are not on offer. */
  taken: readonly Flag[];
  /** An existing flag keeps its name. */
  isFixed: boolean;
  /** What it means. */
  hint: string | undefined;
  error: string | undefined;
}

const other = "other";

/** Name of a flag: one of those that the console knows, or any other. */
export function FlagNameField({ value, onChange, taken, isFixed, hint, error }: NameProps) {
  const offered = knownFlags.filter(({ name }) => !taken.some((flag) => flag.name === name));
  const isKnown = offered.some(({ name }) => name === value);
  const [isOther, setIsOther] = useState(value !== "" && !isKnown);
  if (isFixed)
    return (
      <TextField
        label="Feature flag"
        value={value}
        onChange={onChange}
        hint={hint === "" ? undefined : hint}
        disabled
        required
        mono
      />
    );
  const known = offered.find(({ name }) => name === value);
  return (
    <>
      <SelectField
        label="Feature flag"
        required
        value={isOther ? other : value}
        onChange={(choice) => {
          setIsOther(choice === other);
          onChange(choice === other ? "" : choice);
        }}
        options={[
          ...offered.map(({ name }) => ({ value: name, label: name })),
          { value: other, label: "Another name…" },
        ]}
        placeholder="Choose a flag"
        hint={known?.description}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <TextField label="Name" required mono value={value} onChange={onChange} error={error} />
      )}
    </>
  );
}

interface ValueProps {
  /** Name of the flag, which decides what its value may be. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

const states = [
  { value: "true", label: "true: switched off" },
  { value: "false", label: "false: on" },
];

/** Value of a flag: true or false for what can be switched off, else text. */
export function FlagValueField({ name, value, onChange, isReadOnly, error }: ValueProps) {
  const isOdd = value !== "" && states.every((state) => state.value !== value);
  if (isSwitch(name))
    return (
      <SelectField
        label="Value"
        required
        value={value}
        onChange={onChange}
        options={isOdd ? [...states, { value, label: `${value}: on` }] : states}
        placeholder="Choose a value"
        disabled={isReadOnly}
        error={error}
      />
    );
  return (
    <TextField
      label="Value"
      hint="May be empty."
      mono
      value={value}
      onChange={onChange}
      disabled={isReadOnly}
      error={error}
    />
  );
}
