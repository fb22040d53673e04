import { parseAst, type Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Each `__name(made, "word")` below a node, outermost first. */
function namings(node: unknown, found: [call: Node, made: Node][] = []): [Node, Node][] {
  if (Array.isArray(node)) for (const each of node) namings(each, found);
  else if (typeof node === "object" && node !== null) {
    const { type, callee, arguments: given } = node as Record<string, unknown>;
    if (type === "CallExpression" && (callee as { name?: string }).name === "__name") {
      const [made] = given as [Node];
      found.push([node as Node, made]);
    }
    for (const each of Object.values(node)) namings(each, found);
  }
  return found;
}

/** A module's text in which each `__name(made, "word")` is `made` alone. */
export function withoutNamings(code: string): string {
  // From the end, so that what is still to be cut keeps its place; a call within a call is cut before its outer one.
  const cuts = namings(parseAst(code).body).flatMap(([call, made]) => [
    [call.start, made.start] as const,
    [made.end, call.end] as const,
  ]);
  return cuts
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/**
 * Radix's packages give each function its name a second time when it is made (`__name`, as their compiler keeps names):
 * 608 calls, many of them at every drawing of a part, none of which anything reads; at the top of a module they also
 * keep what nothing uses. Left out of the build.
 */
export function unnamedParts(): Plugin {
  return {
    name: "unnamed-parts",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/@radix-ui\/.*\.mjs$/, code: "__name(" },
      handler: (code) => ({ code: withoutNamings(code), map: null }),
    },
  };
}
