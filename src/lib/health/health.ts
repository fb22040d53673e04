/** How a thing is: what decides colour and shape wherever state is shown. */
export type HealthTone = "good" | "bad" | "mixed" | "unknown" | "running";

/** Shape that says the same as the colour. */
type HealthShape = "circle" | "square" | "diamond" | "ring" | "triangle";

/** Tone, shape and the word for it. */
export type HealthLook = { tone: HealthTone; shape: HealthShape; word: string };

const SHAPES: Record<HealthTone, HealthShape> = {
  good: "circle",
  bad: "square",
  mixed: "diamond",
  unknown: "ring",
  running: "triangle",
};

const BAD = new Set(["degraded", "missing", "unhealthy", "bad", "failed", "error"]);
const MIXED = new Set(["warning", "warn", "mixed"]);
const UNKNOWN = new Set(["unknown", "suspended", ""]);

/** The look of any status word (spec 2 §4); words that are not listed there are good, no word is unknown. */
export function statusLook(status: string | null | undefined): HealthLook {
  const word = (status ?? "").trim();
  const key = word.toLowerCase();
  const tone = UNKNOWN.has(key)
    ? "unknown"
    : BAD.has(key)
      ? "bad"
      : MIXED.has(key)
        ? "mixed"
        : "good";
  return { tone, shape: SHAPES[tone], word: capitalise(word) || "Unknown" };
}

/** The look of a config item's health: healthy, unhealthy and warning; anything else is grey (spec 2 §4). */
export function configLook(health: string | null | undefined): HealthLook {
  const known = health === "healthy" || health === "unhealthy" || health === "warning";
  return known
    ? statusLook(health)
    : { ...statusLook("unknown"), word: capitalise(health ?? "") || "Unknown" };
}

const JOB_TONES: Record<string, HealthTone> = {
  RUNNING: "running",
  SUCCESS: "good",
  WARNING: "mixed",
  FAILED: "bad",
  STOPPED: "bad",
};

/** The look of a job's status (spec 3 §4). */
export function jobLook(status: string | null | undefined): HealthLook {
  const tone = JOB_TONES[(status ?? "").toUpperCase()] ?? "unknown";
  return { tone, shape: SHAPES[tone], word: capitalise((status ?? "").toLowerCase()) || "Unknown" };
}

/** A group is good when all members are healthy, bad when none is, else mixed; an empty one is unknown. */
export function groupLook(statuses: readonly (string | null | undefined)[]): HealthLook {
  if (statuses.length === 0) return statusLook(undefined);
  const healthy = statuses.filter((status) => status === "healthy").length;
  return statusLook(
    healthy === statuses.length ? "healthy" : healthy === 0 ? "unhealthy" : "mixed",
  );
}

/** Counts of runs of a check. */
export type Uptime = { passed?: number | null; failed?: number | null };

/** Passed runs in percent; undefined when there were none. */
export function uptimePercent(uptime: Uptime | null | undefined): number | undefined {
  const passed = uptime?.passed ?? 0;
  const total = passed + (uptime?.failed ?? 0);
  return total > 0 ? (passed / total) * 100 : undefined;
}

/** Uptime with 1 decimal (tables) or 2 (details), "-" when there is none. A failure never rounds up to 100%. */
export function formatUptime(uptime: Uptime | null | undefined, decimals: 1 | 2): string {
  const percent = uptimePercent(uptime);
  if (percent === undefined) return "-";
  const step = 10 ** -decimals;
  const shown =
    percent === 100 || percent === 0 ? percent : Math.min(100 - step, Math.max(step, percent));
  return `${shown.toFixed(decimals)}%`;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
