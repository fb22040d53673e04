import { useEffect, useRef, useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { SearchBox } from "~/ui/field/SearchBox";
import { TypeTile, TypeTiles } from "./TypeTile";
import styles from "./TypePicker.module.css";

interface Props {
  /** Accessible name of the tiles: "Connection types". */
  label: string;
  types: readonly PickableType[];
  onPick: (type: PickableType) => void;
}

/** Name on a type's tile. */
export const typeLabel = ({ label, title }: PickableType): string => title ?? label;

/** Tiles of types, five per row, sorted by label; hidden types are left out (spec 2 §2). */
export function TypePicker({ label, types, onPick }: Props) {
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where keys are at hand one types what one looks for; on a phone a keyboard would cover the tiles.
    if (matchMedia("(pointer: fine)").matches) box.current?.querySelector("input")?.focus();
  }, []);
  const wanted = text.trim().toLowerCase();
  const shown = types
    .filter((type) => type.hidden !== true)
    .filter((type) => `${typeLabel(type)} ${type.key}`.toLowerCase().includes(wanted))
    .toSorted((left, right) => typeLabel(left).localeCompare(typeLabel(right), "en"));
  return (
    <div ref={box} className={styles["picker"]}>
      <SearchBox label="Search types" value={text} onChange={setText} />
      {shown.length === 0 ? (
        <EmptyState
          title="No type fits"
          text={`No type is called "${text}". A part of the name is enough.`}
        />
      ) : (
        <TypeTiles label={label}>
          {shown.map((type) => (
            <TypeTile
              key={type.schema}
              label={typeLabel(type)}
              icon={type.icon}
              onPick={() => onPick(type)}
            />
          ))}
        </TypeTiles>
      )}
    </div>
  );
}
