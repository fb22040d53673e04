import type { PaletteAction } from "~/components/palette/paletteActions";

/** How well one word fits a title: 3 at its start, 2 at the start of a word, 1 anywhere, 0 not at all. */
function rank(word: string, title: string, further: string): number {
  if (title.startsWith(word)) return 3;
  if (title.split(/[\s/(-]+/).some((part) => part.startsWith(word))) return 2;
  return title.includes(word) || further.includes(word) ? 1 : 0;
}

/** The actions that hold every word of the search, best fit first; the given order decides among equals. */
export function searchActions(
  actions: readonly PaletteAction[],
  search: string,
): readonly PaletteAction[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions;
  return actions
    .map((action) => {
      const further = `${action.group} ${action.keywords ?? ""}`.toLowerCase();
      const ranks = words.map((word) => rank(word, action.title.toLowerCase(), further));
      return {
        action,
        score: ranks.includes(0) ? 0 : ranks.reduce((sum, value) => sum + value, 0),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ action }) => action);
}

/** The same actions under their headings, in the order in which the headings first appear. */
export function groupActions(
  actions: readonly PaletteAction[],
): { group: string; actions: PaletteAction[] }[] {
  const groups = new Map<string, PaletteAction[]>();
  for (const action of actions) {
    const known = groups.get(action.group);
    if (known === undefined) groups.set(action.group, [action]);
    else known.push(action);
  }
  return [...groups].map(([group, members]) => ({ group, actions: members }));
}
