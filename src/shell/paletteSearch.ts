/** What the search looks into. */
interface Searched {
  title: string;
  group: string;
  keywords?: string | undefined;
}

/** How well one word fits a title: 3 at its start, 2 at the start of a word, 1 anywhere, 0 not at all. */
function rank(word: string, title: string, further: string): number {
  if (title.startsWith(word)) return 3;
  if (title.split(/[\s/(-]+/).some((part) => part.startsWith(word))) return 2;
  return title.includes(word) || further.includes(word) ? 1 : 0;
}

/** The actions that hold every word of the search, best fit first; the given order decides among equals. */
export function searchActions<Action extends Searched>(
  actions: readonly Action[],
  search: string,
): readonly Action[] {
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
export function groupActions<Action extends Searched>(
  actions: readonly Action[],
): { group: string; actions: Action[] }[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const known = groups.get(action.group);
    if (known === undefined) groups.set(action.group, [action]);
    else known.push(action);
  }
  return [...groups].map(([group, members]) => ({ group, actions: members }));
}
