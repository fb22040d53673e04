import { KnownRecord } from "~/components/recordNames/KnownRecord";
import { specText } from "~/lib/yaml/specText";

/** Columns of which one says what is silenced, and whether that is meant with what is below it. */
export const silencedColumns = [
  "config_id",
  "component_id",
  "check_id",
  "canary_id",
  "filter",
  "selectors",
  "recursive",
] as const;

const kinds = [
  ["config", "Catalog item"],
  ["component", "Component"],
  ["check", "Check"],
  ["canary", "Canary"],
] as const;

function Silenced({ columns }: { columns: unknown }) {
  const list: readonly unknown[] = Array.isArray(columns) ? columns : [];
  const [filter, selectors, recursive] = list.slice(kinds.length);
  const place = kinds.findIndex((_, index) => typeof list[index] === "string");
  const known = kinds[place];
  if (known)
    return (
      <>
        {known[1]}: <KnownRecord kind={known[0]} id={String(list[place])} />
        {recursive === true ? " and what is below it" : null}
      </>
    );
  if (typeof filter === "string" && filter !== "") return <>Filter: {filter}</>;
  return <>Selectors: {specText(selectors ?? []).trimEnd()}</>;
}

/** What is silenced by its name, where two changes of a silence clash: the columns hold ids. */
export const silenceViews = { config_id: (value: unknown) => <Silenced columns={value} /> };
