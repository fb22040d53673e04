import { describe, expect, it } from "vitest";
import { check, playbook, run } from "./command";

describe("what a newer backend may know", () => {
  const rule = `apiVersion: mission-control.flanksource.com/v1
kind: Notification
metadata: { name: a }
spec:
  events: [config.unhealty, config.melted]
  to: { email: a@example.org, properties: { priority: 5, urgent: true } }
`;

  it("is a warning of an acceptable document, with a suggestion", async () => {
    const { code, lines } = await check(rule);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(
        /^warning stdin:5 spec\.events\[0\] .*did you mean 'config.unhealthy'\?/,
      ),
      expect.stringMatching(/^warning stdin:5 spec\.events\[1\] must be one of check\.passed, /),
      "ok Notification a",
    ]);
    const canary = `apiVersion: canaries.flanksource.com/v1\nkind: Canary\nmetadata: { name: c }\nspec:
  schedule: "@fortnightly"\n  http: [{ name: a, url: "https://example.org" }]\n`;
    expect(await check(canary)).toMatchObject({
      code: 0,
      lines: [expect.stringContaining("warning stdin:5 spec.schedule "), "ok Canary c"],
    });
  });

  it("is an error with --strict", async () => {
    const { code, lines } = await run(["--strict", "-"], rule);
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["error", "error"]);
  });

  it("does not excuse a structure that is wrong", async () => {
    const { code, lines } = await check(rule.replace("config.melted", "7"));
    expect(code).toBe(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^error stdin:5 spec\.events\[1\] must be text/),
    );
    expect(lines.filter((line) => line.startsWith("ok"))).toEqual([]);
  });

  it("leaves out the envelope: a fragment", async () => {
    const text = playbook.replace(/^apiVersion.*\n/, "").replace(/metadata.*\n/, "");
    expect(await check(text)).toEqual({
      code: 0,
      lines: [
        "warning stdin:1 (document) missing required field 'apiVersion': checked as a fragment of a Playbook",
        "warning stdin:1 (document) missing required field 'metadata': checked as a fragment of a Playbook",
        "ok Playbook -",
      ],
    });
  });
});

describe("values that other tools read otherwise", () => {
  it.each([
    ["no", "false"],
    ["On", "true"],
    ["1_000", "1000"],
  ])("%s is a warning", async (written, meant) => {
    const text = playbook.replace("spec:", `spec:\n  category: ${written}`);
    expect((await check(text)).lines).toEqual([
      `warning stdin:5 (text) ${written} is ${meant} to tools that read YAML 1.1: put it in quotes if it is text, or write ${meant}`,
      "ok Playbook restart",
    ]);
  });

  it("is said of numbers where a number may stand", async () => {
    const text = `apiVersion: mission-control.flanksource.com/v1
kind: Notification
metadata: { name: a }
spec: { events: [check.failed], to: { email: a@example.org, properties: { mode: 0755 } } }
`;
    expect(await check(text)).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^warning stdin:4 \(text\) 0755 is 493, as an octal number to tools/),
        "ok Notification a",
      ],
    });
  });

  it("is not said of quoted text and keys", async () => {
    const text = playbook.replace("spec:", `spec:\n  category: "no"\n  on: { canary: [] }`);
    expect(await check(text)).toEqual({ code: 0, lines: ["ok Playbook restart"] });
  });
});

describe("fields that a schema lets be null", () => {
  const canary = (limit: string) => `apiVersion: canaries.flanksource.com/v1
kind: Canary
metadata: { name: pipelines }
spec:
  azureDevops:
    - name: release
      organization: example
      personalAccessToken: { value: x }
      project: shop
      pipeline: release
      variables: {}
      branch: [main]
${limit}`;

  it("are there when they hold null", async () => {
    expect(await check(canary("      thresholdMillis: null\n"))).toMatchObject({ code: 0 });
    const missing = "missing required field 'thresholdMillis'";
    expect(await check(canary(""))).toMatchObject({ lines: [expect.stringContaining(missing)] });
  });
});
