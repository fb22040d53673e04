import { History } from "lucide-react";
import { useCallback, useMemo } from "react";
import type { SearchChange } from "~/components/address/useSearchChange";
import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { configEvidence } from "~/components/evidence/evidenceSubject";
import { SpecView } from "./SpecView";
import { Button } from "~/ui/button/Button";
import { CompareSpec } from "./CompareSpec";
import type { SpecSearch } from "./search";
import { selectedLines, writtenLines } from "./selectedLines";
import { useItem } from "./useItem";

interface Props {
  id: string;
  search: SpecSearch;
  onSearch: SearchChange<SpecSearch>;
}

type Shown = Parameters<typeof SpecView>[0]["spec"];

/** A config that carries a text and its format is shown as that text (facts 8.2). */
function specOf(config: unknown): Shown {
  if (typeof config === "object" && config !== null && !Array.isArray(config)) {
    const { content, format } = config as Readonly<Record<string, unknown>>;
    if (typeof content === "string")
      return {
        text: content,
        language: format === "json" || format === "yaml" ? format : "text",
      };
    // Sorted by the keys at the top, so that two looks at an item read alike.
    const entries = Object.entries(config).toSorted(([a], [b]) => a.localeCompare(b, "en"));
    return { value: Object.fromEntries(entries) };
  }
  return { value: config };
}

/** The spec of an item, to read or compared with an earlier one. */
export function SpecTab({ id, search, onSearch }: Props) {
  const item = useItem(id).data?.rows[0];
  const config = item?.config;
  const spec = useMemo(() => specOf(config), [config]);
  const selected = useMemo(() => selectedLines(search.selected ?? []), [search.selected]);
  const select = useCallback(
    (lines: readonly number[]) => onSearch({ selected: writtenLines(lines) }),
    [onSearch],
  );
  const attach = useCallback(
    (lines: readonly { number: number }[], texts: readonly string[]) =>
      item ? (
        <AttachEvidence
          variant="quiet"
          subject={() =>
            configEvidence(
              item,
              texts,
              lines.map(({ number }) => number),
            )
          }
        />
      ) : null,
    [item],
  );
  if (!item) return null;
  if (search.compare !== undefined)
    return (
      <CompareSpec
        item={item}
        changeId={search.compare}
        onChange={(compare) => onSearch({ compare })}
      />
    );
  return (
    <SpecView
      name={item.name ?? item.id}
      spec={spec}
      format={search.format ?? "yaml"}
      onFormat={(format) =>
        onSearch({ format: format === "yaml" ? undefined : format, selected: undefined })
      }
      selected={selected}
      onSelected={select}
      link={() => location.href}
      actions={attach}
      tools={
        <Button icon={History} onClick={() => onSearch({ compare: "last" }, { push: true })}>
          Compare
        </Button>
      }
    />
  );
}
