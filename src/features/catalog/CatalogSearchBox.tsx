import { SearchBox } from "~/ui/field/SearchBox";
import type { TriStateOption } from "~/ui/field/TriStatePanel";

interface Props {
  value: string;
  onChange: (text: string) => void;
  types: readonly { value: string }[];
  statuses: readonly string[];
  tags: readonly TriStateOption[];
}

/** Search of the catalog: words, or the grammar of the resource search. */
export function CatalogSearchBox({ value, onChange }: Props) {
  return <SearchBox label="Search for configs" value={value} onChange={onChange} hotkey />;
}
