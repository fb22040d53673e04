import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { fluxManifest } from "./fluxManifest";
import { helmCommand } from "./helmCommand";
import type { Release } from "./release";

const folder = mkdtempSync(join(tmpdir(), "helm-"));
afterAll(() => rmSync(folder, { recursive: true }));
const log = join(folder, "log");
// Stands for helm: one line per call with its arguments, each ended by a zero, and what it reads when told to.
writeFileSync(
  join(folder, "helm"),
  `#!/bin/sh
{ for argument in "$@"; do printf '%s\\0' "$argument"; done; printf '\\n\\001'; } >> ${log}
case "$*" in *"--values -"*) cat > ${log}.values ;; esac
`,
);
chmodSync(join(folder, "helm"), 0o755);

/** Runs commands in a shell; gives the arguments of each call of helm, and the values that it read. */
function run(script: string): { calls: string[][]; values: unknown } {
  rmSync(log, { force: true });
  rmSync(`${log}.values`, { force: true });
  execFileSync("/bin/sh", ["-eu", "-c", script], {
    cwd: folder,
    env: { PATH: `${folder}:/usr/bin:/bin` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const calls = readFileSync(log, "utf8")
    .split("\n\u0001")
    .filter(Boolean)
    .map((line) => line.split("\0").slice(0, -1));
  let values: unknown = {};
  try {
    values = parse(readFileSync(`${log}.values`, "utf8"));
  } catch {
    // The command gave none.
  }
  return { calls, values };
}

const release: Release = {
  name: "aws",
  namespace: "mission-control",
  interval: "30m",
  labels: {},
  chart: "mission-control-aws",
  repository: "https://charts.example.com/a b?c=$d",
  values: {},
};

/** What shells, YAML and readers of old YAML stumble over. */
const nasty = [
  "",
  "plain",
  "yes",
  "No",
  "on",
  "null",
  "~",
  "012",
  "0o17",
  "1e3",
  "1_000",
  "12:30:45",
  "2026-01-31",
  "=",
  "<<",
  "- a",
  "a: b",
  "a #b",
  "#c",
  "'single'",
  '"double"',
  "it's $HOME `id` $(id) \\ \\n !x",
  "two\nlines\n",
  "\n\n  leading",
  "trailing  ",
  "tab\there",
  "EOF",
  "\nEOF\n",
  "EOF_",
  "---",
  "...",
  "{a: 1}",
  "[x]",
  "*alias",
  "&anchor",
  "!tag",
  "%percent",
  "@at",
  "`tick",
  "grüße, 世界 🚀 \u00a0 \u2028 \u0085",
  "\u0007 bell",
  "x".repeat(300),
  "word ".repeat(60),
];

function figures(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state % below;
  };
}

/** Some values, the same for the same seed: maps, lists, texts, numbers, and one map in two places. */
function randomValues(seed: number): Record<string, unknown> {
  const pick = figures(seed);
  const text = () => nasty[pick(nasty.length)] ?? "";
  const numbers = [0, -1, 1.5, 1e21, 1e-7, 9_007_199_254_740_991];
  const shared = { [text()]: text() };
  const value = (depth: number): unknown => {
    const kind = pick(depth > 3 ? 4 : 7);
    if (kind === 0) return numbers[pick(numbers.length)];
    if (kind === 1) return pick(2) === 0;
    if (kind === 2 || kind === 3) return text();
    if (kind === 4) return Array.from({ length: pick(4) }, () => value(depth + 1));
    if (kind === 5) return shared;
    return map(depth + 1);
  };
  const map = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: 1 + pick(4) }, () => [text(), value(depth)]));
  return map(0);
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

describe("Flux", () => {
  it("gets three manifests, with the values in their place", () => {
    const text = fluxManifest({
      ...release,
      labels: { team: "shop" },
      values: { region: ["eu-west-1"], note: "it's: $on" },
    });
    expect(text).toBe(`apiVersion: v1
kind: Namespace
metadata:
  name: mission-control
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata:
  name: flanksource
  namespace: mission-control
spec:
  interval: "5m"
  url: "https://charts.example.com/a b?c=$d"
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: aws
  namespace: mission-control
  labels:
    team: shop
spec:
  interval: "30m"
  releaseName: aws
  chart:
    spec:
      chart: mission-control-aws
      interval: "1m"
      sourceRef:
        kind: HelmRepository
        name: flanksource
        namespace: mission-control
  values:
    region:
      - eu-west-1
    note: "it's: $on"
`);
  });

  it.each(seeds)("reads the same values, in either version of YAML (%i)", (seed) => {
    const values = randomValues(seed);
    const text = fluxManifest({ ...release, values });
    expect(text).not.toMatch(/[&*]a\d/);
    for (const version of ["1.1", "1.2"] as const) {
      const documents = parseAllDocuments(text, { version });
      expect(documents).toHaveLength(3);
      expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
      expect(documents[2]?.toJS()).toMatchObject({ kind: "HelmRelease", spec: { values } });
    }
  });
});

describe("Helm", () => {
  const install = ["upgrade", "--install", "aws", "flanksource/mission-control-aws"];
  const place = ["--namespace", "mission-control", "--create-namespace"];

  it("is called with the repository, the release and its namespace", () => {
    expect(run(helmCommand({ ...release, labels: { team: "shop", tier: "1" } })).calls).toEqual([
      ["repo", "add", "flanksource", release.repository],
      ["repo", "update", "flanksource"],
      [...install, ...place, "--labels", "team=shop,tier=1"],
    ]);
  });

  it("takes any word as one argument", () => {
    const words = nasty.filter((text) => text !== "");
    const commands = words.map((word) => helmCommand({ ...release, name: word, repository: word }));
    const { calls } = run(commands.join("\n"));
    expect(calls.map((call) => call[1] === "add" && call[3]).filter(Boolean)).toEqual(words);
    expect(calls.map((call) => call[0] === "upgrade" && call[2]).filter(Boolean)).toEqual(words);
  });

  // Each starts a shell and three programs.
  it.each(seeds.slice(0, 8))("reads the same values (%i)", (seed) => {
    const values = randomValues(seed);
    const ran = run(helmCommand({ ...release, values }));
    expect(ran.values).toEqual(values);
    expect(ran.calls.at(-1)).toEqual([...install, ...place, "--values", "-"]);
  });
});
