import { useMemo } from "react";
import { completions, mapField } from "~/lib/search/completions";
import { parseTagFilters } from "~/lib/labels/tagFilters";
import { SearchBox } from "~/ui/field/SearchBox";
import type { TriStateOption } from "~/ui/field/TriStatePanel";
import { configFields } from "./where";

interface Props {
  value: string;
  onChange: (text: string) => void;
  types: readonly { value: string }[];
  statuses: readonly string[];
  tags: readonly TriStateOption[];
}

const healths = ["healthy", "unhealthy", "warning", "unknown"];
const times = ["now-1h", "now-1d", "now-7d", "now-30d"];

/** Search of the catalog: words, or the grammar of the resource search, which it completes. */
export function CatalogSearchBox({ value, onChange, types, statuses, tags }: Props) {
  const source = useMemo(() => {
    const pairs = new Map<string, string[]>();
    for (const { value: item, hint } of tags) {
      const [tag] = parseTagFilters(`${item}:1`);
      if (!tag) continue;
      const field = mapField(hint === "label" ? "labels" : "tags", tag.key);
      pairs.set(field, [...(pairs.get(field) ?? []), tag.value]);
    }
    const known: Readonly<Record<string, readonly string[]>> = {
      type: types.map((type) => type.value),
      status: statuses,
      health: healths,
    };
    return {
      fields: [...Object.keys(configFields.fields), ...pairs.keys()],
      valuesOf: (field: string) =>
        known[field] ??
        pairs.get(field) ??
        (configFields.fields[field]?.type === "time" ? times : []),
    };
  }, [types, statuses, tags]);
  return (
    <SearchBox
      label="Search for configs"
      value={value}
      onChange={onChange}
      suggest={(text, caret) => completions(text, caret, source)}
      hotkey
    />
  );
}
