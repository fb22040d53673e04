/**
 * The SVG path of a line through values (oldest first) inside a box, 2 px from its edges; gaps break it. The box starts
 * at zero, so that the same height means the same share of the highest value in every line: what is steady looks flat.
 */
export function sparkPath(
  values: readonly (number | null)[],
  width: number,
  height: number,
): string {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return "";
  const low = Math.min(0, ...known);
  const span = Math.max(...known) - low || 1;
  const step = (width - 4) / (values.length - 1);
  let pen = "M";
  return values
    .map((value, index) => {
      if (value === null) {
        pen = "M";
        return "";
      }
      const point = `${pen}${(2 + index * step).toFixed(1)} ${(height - 2 - ((value - low) / span) * (height - 4)).toFixed(1)}`;
      pen = "L";
      return point;
    })
    .join("");
}
