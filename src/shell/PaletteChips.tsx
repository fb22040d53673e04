import { useId } from "react";
import { kindOf, type PaletteKindName } from "./paletteKinds";
import styles from "./Palette.module.css";

interface Props {
  kinds: readonly PaletteKindName[];
  value: PaletteKindName | undefined;
  onChange: (kind: PaletteKindName | undefined) => void;
  /** Enter goes back to the text. */
  onDone: () => void;
}

/** Narrows the palette to one kind of record: radio buttons, so arrow keys choose. */
export function PaletteChips({ kinds, value, onChange, onDone }: Props) {
  const name = useId();
  const chip = (kind: PaletteKindName | undefined, label: string) => (
    <label key={label} className={styles["chip"]}>
      <input
        type="radio"
        name={name}
        className={styles["chipInput"]}
        checked={kind === value}
        onChange={() => onChange(kind)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onDone();
        }}
      />
      {label}
    </label>
  );
  return (
    <div role="radiogroup" aria-label="Search in" className={styles["chips"]}>
      {chip(undefined, "Everything")}
      {kinds.map((kind) => chip(kind, kindOf(kind).group))}
    </div>
  );
}
