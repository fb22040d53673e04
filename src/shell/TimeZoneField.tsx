import { TextField } from "@radix-ui/themes";
import "~/ui/theme/parts/TextField.css";
import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { BROWSER_ZONE, timeZoneOptions } from "~/lib/time/datetime";
import styles from "./TimeZoneField.module.css";

interface TimeZoneFieldProps {
  /** "Browser" or an IANA name. */
  value: string;
  labelId: string;
  onChange: (timeZone: string) => void;
}

const words = (text: string) =>
  text.toLowerCase().replaceAll(/[_/]/g, " ").split(/\s+/).filter(Boolean);

/** Timezones with their offset from UTC, the browser's own first; the field above narrows the list. */
export function TimeZoneField({ value, labelId, onChange }: TimeZoneFieldProps) {
  const [search, setSearch] = useState("");
  const zones = useMemo(() => timeZoneOptions(), []);
  const wanted = words(search);
  const shown = zones.filter(({ name, offset }) => {
    const text = `${words(name).join(" ")} ${offset.toLowerCase()}`;
    return name === value || wanted.every((word) => text.includes(word));
  });
  return (
    <div className={styles.field}>
      <TextField.Root
        size="2"
        value={search}
        placeholder="Search timezones"
        aria-label="Search timezones"
        onChange={({ target }) => setSearch(target.value)}
      >
        <TextField.Slot>
          <Search size={14} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <select
        size={6}
        className={styles.list}
        value={value}
        aria-labelledby={labelId}
        onChange={({ target }) => onChange(target.value)}
      >
        {shown.map(({ name, offset }) => (
          <option key={name} value={name}>
            {name === BROWSER_ZONE
              ? `${name} (${offset})`
              : `${name.replaceAll("_", " ")} (${offset})`}
          </option>
        ))}
      </select>
    </div>
  );
}
