import { readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { settings } from "~/server/settings";
import packageJson from "../../package.json" with { type: "json" };

const dockerfile = readFileSync("Dockerfile", "utf8");

/** Instructions of each stage, continued lines joined. */
const stages = dockerfile
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll(/\\\n\s*/g, "")
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((text) => ({
    name: / AS (\S+)/.exec(text)?.[1] ?? "",
    base: /^FROM (\S+)/.exec(text)?.[1] ?? "",
    lines: text.split("\n").filter((line) => line !== ""),
  }));
const stage = (name: string) => {
  const found = stages.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The Dockerfile has no stage ${name}`);
  return found;
};

describe("the Dockerfile", () => {
  it("has nothing that a linter finds", () => {
    expect(
      validate(dockerfile).map(({ message, range }) => [range.start.line + 1, message]),
    ).toEqual([]);
  });

  it("builds the console by itself, and copies from stages that are there", () => {
    expect(stages.at(-1)?.name).toBe("console");
    const copied = [...dockerfile.matchAll(/--from=(\S+)/g)].map(([, name]) => name);
    expect(copied.filter((name) => !stages.some((one) => one.name === name))).toEqual([]);
    const scripts = [...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name = ""]) => name);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  it.each(["console", "sandbox"])(
    "runs %s as nobody in particular, and asks whether it is well",
    (name) => {
      const { lines, base } = stage(name);
      expect(base).toBe("${NODE_IMAGE}");
      expect(lines).toContain("USER 1000:1000");
      expect(lines.findIndex((line) => line.startsWith("CMD"))).toBeGreaterThan(
        lines.indexOf("USER 1000:1000"),
      );
      expect(lines.some((line) => line.startsWith("HEALTHCHECK"))).toBe(true);
      // No compiler, no package manager's cache, no sources: what runs is copied from the stage that built it.
      expect(lines.some((line) => /^RUN .*npm/.test(line))).toBe(false);
      const set = lines
        .filter((line) => line.startsWith("ENV"))
        .flatMap((line) => line.split(" ").slice(1));
      const names = set
        .map((entry) => entry.split("=")[0] ?? "")
        .filter((one) => one !== "NODE_ENV");
      expect(names.filter((one) => !(one in settings))).toEqual([]);
    },
  );
});

interface Service {
  build: { target: string };
  environment?: Record<string, string>;
  read_only: boolean;
  cap_drop: string[];
  depends_on?: Record<string, unknown>;
}

describe("the compose file", () => {
  const { services } = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as {
    services: Record<string, Service>;
  };

  it.each(Object.entries(services))(
    "starts %s from a stage that is there, and hardened",
    (_, service) => {
      expect(stages.map(({ name }) => name)).toContain(service.build.target);
      expect(service.read_only).toBe(true);
      expect(service.cap_drop).toEqual(["ALL"]);
      const names = Object.keys(service.environment ?? {});
      expect(names.filter((name) => !(name in settings))).toEqual([]);
      for (const name of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(name);
    },
  );
});
