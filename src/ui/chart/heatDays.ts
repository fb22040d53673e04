const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Days of a span in columns of Monday to Sunday; undefined where a week reaches beyond the span. */
export function heatWeeks(from: string, to: string): (string | undefined)[][] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const last = Date.parse(`${to}T00:00:00Z`);
  if (Number.isNaN(first) || Number.isNaN(last) || last < first) return [];
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const weeks: (string | undefined)[][] = [];
  for (let start = monday; start <= last; start += 7 * DAY)
    weeks.push(
      Array.from({ length: 7 }, (_one, at) => {
        const time = start + at * DAY;
        return time < first || time > last ? undefined : iso(time);
      }),
    );
  return weeks;
}

/** Name of the month above the first week that it begins in; none where the next one stands too near. */
export function monthMarks(weeks: readonly (readonly (string | undefined)[])[]): string[] {
  let before = "";
  const marks = weeks.map((week) => {
    const month = months[Number(week.find((date) => date !== undefined)?.slice(5, 7)) - 1] ?? "";
    const mark = month === before ? "" : month;
    before = month;
    return mark;
  });
  return marks.map((mark, at) => (marks.slice(at + 1, at + 3).some(Boolean) ? "" : mark));
}
