import { useMemo } from "react";
import { usePaletteActions, type PaletteAction } from "~/components/palette/paletteActions";
import type { ChangeSearch, HealthSearch } from "./search";

/** What the health page offers in the command palette. */
export function useHealthActions(
  search: HealthSearch,
  onSearch: ChangeSearch,
  refresh: () => void,
): void {
  const isHiding = search.hidePassing ?? true;
  const isCards = search.layout === "card";
  const actions = useMemo<PaletteAction[]>(
    () => [
      { id: "health.refresh", title: "Refresh the health checks", group: "Health", run: refresh },
      {
        id: "health.passing",
        title: isHiding ? "Show passing checks" : "Hide passing checks",
        group: "Health",
        run: () => onSearch({ hidePassing: isHiding ? false : undefined }),
      },
      {
        id: "health.layout",
        title: isCards ? "Show checks as a table" : "Show checks as cards",
        group: "Health",
        run: () => onSearch({ layout: isCards ? undefined : "card" }),
      },
    ],
    [isHiding, isCards, onSearch, refresh],
  );
  usePaletteActions(actions);
}
