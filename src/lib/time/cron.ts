interface Field {
  name: string;
  min: number;
  max: number;
  /** Names of the values from `min` on. */
  names?: readonly string[];
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

const fields: readonly Field[] = [
  { name: "minute", min: 0, max: 59 },
  { name: "hour", min: 0, max: 23 },
  { name: "day of the month", min: 1, max: 31 },
  { name: "month", min: 1, max: 12, names: months },
  { name: "day of the week", min: 0, max: 7, names: days },
];

function valueOf(text: string, { min, names }: Field): number {
  const named = names?.indexOf(text.toLowerCase()) ?? -1;
  if (named >= 0) return named + min;
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

function fits(part: string, field: Field): boolean {
  const [range = "", step, ...rest] = part.split("/");
  if (rest.length > 0 || (step !== undefined && !/^[1-9]\d{0,3}$/.test(step))) return false;
  if (range === "*" || range === "?") return true;
  const ends = range.split("-");
  const [from = Number.NaN, to = from] = ends.map((end) => valueOf(end, field));
  return ends.length <= 2 && from >= field.min && to <= field.max && from <= to;
}

/** Go's lengths of time with days, weeks and years: `90s`, `1h30m`, `1d12h`. */
function everyIssue(length: string): string | undefined {
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h|d|w|y))+$/.test(length))
    return `'${length.slice(0, 40)}' is no length of time such as 30s, 5m or 1h30m`;
  return /[1-9]/.test(length.replaceAll(/[a-zµ]+/g, ""))
    ? undefined
    : "its length must be more than 0";
}

/**
 * What is wrong with five cron fields or with the length of `@every 5m`; undefined when they are fine, and for anything
 * else that a schedule may be (`@hourly`, a template): its schema judges that. A leading `TZ=` or `CRON_TZ=` is allowed.
 */
export function cronIssue(schedule: string): string | undefined {
  const text = schedule.trim().replace(/^(CRON_TZ|TZ)=\S+\s+/, "");
  const [, length] = /^@every\s+(\S.*)$/.exec(text) ?? [];
  if (length !== undefined && !/\$\(|\{\{/.test(length)) return everyIssue(length);
  if (text === "" || text.startsWith("@") || /\$\(|\{\{/.test(text)) return undefined;
  const parts = text.split(/\s+/);
  if (parts.length !== fields.length) return undefined;
  for (const [index, field] of fields.entries()) {
    const part = parts[index] ?? "";
    if (part.split(",").every((item) => fits(item, field))) continue;
    return `its ${field.name} '${part.slice(0, 40)}' is not in ${field.min} to ${field.max}`;
  }
  return undefined;
}
