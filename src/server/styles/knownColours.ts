import type { Root } from "postcss";

/** Says of a selector whether its colours are there: `[data-accent-color=pink]` asks for a scale that somebody imports. */
export function knownColours(root: Root): (selector: string) => boolean {
  const known = new Set(["gray"]);
  root.walkDecls(/^--[a-z]+-9$/, ({ prop }) => {
    known.add(prop.slice(2, -2));
  });
  return (selector) =>
    [...selector.matchAll(/\[data-(?:accent|gray)-color=["']?([a-z]+)/g)].every(
      ([, colour = ""]) => colour === "auto" || known.has(colour),
    );
}
