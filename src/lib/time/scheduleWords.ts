import { cronIssue } from "./cron";

const macros: Readonly<Record<string, string>> = {
  hourly: "Every hour, on the hour",
  daily: "Every day at 00:00",
  midnight: "Every day at 00:00",
  weekly: "Every Sunday at 00:00",
  monthly: "On day 1 of every month at 00:00",
  yearly: "On 1 January at 00:00",
  annually: "On 1 January at 00:00",
  never: "Never",
};

const units: Readonly<Record<string, string>> = {
  ms: "millisecond",
  s: "second",
  m: "minute",
  h: "hour",
  d: "day",
  w: "week",
  y: "year",
};

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** What a schedule means in words: "Every 5 minutes"; undefined for one that is not understood, such as a template. */
export function scheduleWords(schedule: string): string | undefined {
  const [, zone, text = ""] = /^(?:(?:CRON_TZ|TZ)=(\S+)\s+)?(.*)$/.exec(schedule.trim()) ?? [];
  const [, name = "", length = ""] = /^@(\w+)(?:\s+(.+))?$/.exec(text) ?? [];
  const said = name === "every" ? everyWords(length) : (macros[name] ?? cronWords(text));
  return said === undefined || zone === undefined ? said : `${said} (${zone})`;
}

/** `1d12h` as "Every 1 day 12 hours", `1m` as "Every minute". */
function everyWords(length: string): string | undefined {
  const parts = [...length.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d|w|y)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== length) return undefined;
  const [first] = parts;
  if (parts.length === 1 && first?.[1] === "1") return `Every ${units[first[2] ?? ""]}`;
  const said = parts.map(
    ([, figure, unit = ""]) => `${figure} ${units[unit]}${figure === "1" ? "" : "s"}`,
  );
  return `Every ${said.join(" ")}`;
}

function cronWords(text: string): string | undefined {
  const fields = text.split(/\s+/);
  if (fields.length !== 5 || cronIssue(text) !== undefined) return undefined;
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = fields;
  const when = [dayWords(day, weekday), monthWords(month)].filter((part) => part !== "").join(" ");
  const time = timeWords(minute, hour);
  const isDaily = time.startsWith("at ") && when === "";
  const said = isDaily
    ? `every day ${time}`
    : [time, when].filter((part) => part !== "").join(", ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const isAny = (field: string) => field === "*" || field === "?";
const isFigure = (field: string) => /^\d+$/.test(field);
const two = (figure: string) => figure.padStart(2, "0");
const stepOf = (field: string) => /^\*\/(\d+)$/.exec(field)?.[1];

function timeWords(minute: string, hour: string): string {
  const minutes = stepOf(minute);
  const hours = stepOf(hour);
  if (isAny(minute) && isAny(hour)) return "every minute";
  if (minutes !== undefined && isAny(hour))
    return minutes === "1" ? "every minute" : `every ${minutes} minutes`;
  if (isFigure(minute)) {
    if (isAny(hour) || hours === "1") return `every hour at minute ${minute}`;
    if (hours !== undefined) return `every ${hours} hours at minute ${minute}`;
    if (hour.split(",").every(isFigure))
      return `at ${hour
        .split(",")
        .map((figure) => `${two(figure)}:${two(minute)}`)
        .join(", ")}`;
  }
  const often =
    minutes !== undefined
      ? `every ${minutes} minutes`
      : isAny(minute)
        ? "every minute"
        : `at minute ${minute}`;
  return isAny(hour) ? often : `${often} of hour ${hour}`;
}

/** Names for the figures or short names of a field: `MON-FRI` as "Monday to Friday". */
function named(field: string, names: readonly string[], first: number): string {
  const nameOf = (value: string) =>
    isFigure(value)
      ? (names[(Number(value) - first) % names.length] ?? value)
      : (names.find((name) => name.toLowerCase().startsWith(value.toLowerCase())) ?? value);
  return field
    .split(",")
    .map((part) => part.split("-").map(nameOf).join(" to "))
    .join(", ");
}

function dayWords(day: string, weekday: string): string {
  const parts = [
    isAny(day) ? "" : `on day ${day.replaceAll("-", " to ")} of the month`,
    isAny(weekday) ? "" : `on ${named(weekday, days, 0)}`,
  ];
  // Cron runs when either of them fits.
  return parts.filter((part) => part !== "").join(" or ");
}

const monthWords = (month: string): string => (isAny(month) ? "" : `in ${named(month, months, 1)}`);
