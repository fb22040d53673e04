import type { HealthTone } from "~/lib/health/health";
import { shortTitle, type ShownGraph } from "./graphModel";
import { nodeSize, type Place } from "./layout";

const colors: Readonly<Record<HealthTone, string>> = {
  good: "#2da160",
  bad: "#e5484d",
  mixed: "#e08a00",
  unknown: "#76828f",
  running: "#c9a000",
};

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const margin = 24;

/** The graph as a picture on paper: what is drawn, without what controls it. */
export function graphSvg(
  { nodes, links }: ShownGraph,
  places: ReadonlyMap<string, Place>,
  rootId: string,
): string {
  const { width, height } = nodeSize;
  const all = [...places.values()];
  const right = Math.max(0, ...all.map(({ x }) => x)) + width;
  const bottom = Math.max(0, ...all.map(({ y }) => y)) + height;
  const lines = links.flatMap(({ from, to, isSoft }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return [];
    const [x1, y1] = [start.x + width, start.y + height / 2];
    const [x2, y2] = [end.x, end.y + height / 2];
    const bend = Math.max(32, Math.abs(x2 - x1) / 2);
    return [
      `<path d="M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}" fill="none" stroke="#76828f"${isSoft ? ' stroke-dasharray="4 3"' : ""}/>`,
    ];
  });
  const cards = nodes.flatMap((node) => {
    const place = places.get(node.id);
    if (!place) return [];
    const isFold = "items" in node;
    const [title, below, tone] = isFold
      ? [`${node.kind} ${node.items.length}`, "folded", "unknown" as const]
      : [shortTitle(node.item.title), `${node.item.state} ${node.item.kind}`, node.item.tone];
    return [
      `<g transform="translate(${place.x} ${place.y})"><rect width="${width}" height="${height}" rx="6" fill="#fff" stroke="${node.id === rootId ? "#3b5bdb" : "#d0d7de"}"/><circle cx="14" cy="36" r="4" fill="${colors[tone]}"/><text x="12" y="21" font-weight="600">${escaped(title)}</text><text x="26" y="40" fill="#55626f">${escaped(below)}</text></g>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${right + 2 * margin} ${bottom + 2 * margin}" font-family="Inter, system-ui, sans-serif" font-size="12" fill="#16202a"><rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="#fbfcfd"/>${lines.join("")}${cards.join("")}</svg>`;
}
