import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { people } from "../db/people";
import { config, startRuns, type Runs } from "./testRuns";

let runs: Runs;
beforeAll(async () => {
  runs = await startRuns();
});
afterAll(() => runs.stop());

describe("actions really run", () => {
  test("exec: output, exit code, its own files", async () => {
    const id = await runs.run([
      {
        name: "one",
        exec: {
          script: "echo out; echo err >&2; echo '{}' > a.json; echo 'x' > b.txt; echo $GREETING",
          env: [{ name: "GREETING", value: "hello" }],
          artifacts: [{ path: "*.json" }, { path: "/dev/stdout" }],
        },
      },
    ]);
    await runs.until(id, "completed");
    const [step] = await runs.stepsOf(id);
    expect(step?.result).toMatchObject({ stdout: "out\nhello\n", stderr: "err\n", exitCode: 0 });
    expect(
      (await runs.filesOf(id)).map(({ filename, content_type, size, text }) => ({
        filename,
        content_type,
        size,
        text,
      })),
    ).toEqual([
      { filename: "a.json", content_type: "application/json", size: 3, text: "{}\n" },
      { filename: "stdout.log", content_type: "text/plain", size: 10, text: "out\nhello\n" },
    ]);
  });

  test("exec: a failure says its exit code and last words", async () => {
    const step = await runs.runOne({ exec: { script: "echo part; echo broken >&2; exit 3" } });
    expect(step).toMatchObject({
      status: "failed",
      error: "The script ended with exit code 3. broken",
      result: { stdout: "part\n", exitCode: 3 },
    });
  });

  test("http: code, headers and content; an error answer keeps them", async () => {
    const good = await runs.runOne({
      http: { url: `${runs.address}/good`, method: "POST", body: "hi" },
    });
    expect(good).toMatchObject({
      status: "completed",
      result: { code: 200, content: '{"ok":true}' },
    });
    expect(good.result?.["headers"]).toMatchObject({ "content-type": ["application/json"] });
    expect(runs.received).toContainEqual({ url: "/good", body: "hi" });
    const bad = await runs.runOne({ http: { url: `${runs.address}/bad` } });
    expect(bad).toMatchObject({ status: "failed", result: { code: 500 } });
    expect(bad.error).toContain("/bad answered 500");
  });

  test("sql: rows of the sandbox's own database, and nothing but reading", async () => {
    const url = "postgres://sandbox";
    const query = "select name from config_items where id = '$(.config.id)'";
    const id = await runs.run(
      [{ name: "one", sql: { driver: "postgres", url, query } }],
      { configs: [{ types: ["Kubernetes::Deployment"] }] },
      { target: config },
    );
    await runs.until(id, "completed");
    expect((await runs.stepsOf(id))[0]?.result).toEqual({
      rows: [{ name: "checkout-api" }],
      count: 1,
    });
    for (const [statement, words] of [
      ["delete from checks", /permission denied|read-only/],
      ["select password from connections", /permission denied/],
      ["select * from playbook_run_secrets", /permission denied/],
    ] as const) {
      const step = await runs.runOne({ sql: { driver: "postgres", url, query: statement } });
      expect(step.status).toBe("failed");
      expect(step.error).toMatch(words);
    }
    expect(
      (
        await runs.runOne({
          sql: { driver: "postgres", url: "postgres://a:secret@db/x", query: "select 1" },
        })
      ).error,
    ).toBe(
      "The sandbox reads its own database alone (url: postgres://sandbox), not postgres://db/x.",
    );
  });

  test("logs: lines of a Loki become a file of one line each", async () => {
    const id = await runs.run([
      { name: "one", logs: { loki: { url: runs.address, query: '{pod="a"}', limit: "5" } } },
    ]);
    await runs.until(id, "completed");
    const [file] = await runs.filesOf(id);
    expect(JSON.parse(file?.text ?? "")).toEqual({
      timestamp: "2023-11-14T22:13:20.000Z",
      message: "hello",
      labels: { pod: "a" },
    });
    expect(runs.received.some(({ url }) => url.includes("query=%7Bpod%3D%22a%22%7D&limit=5"))).toBe(
      true,
    );
  });

  test("notification: posted to an address", async () => {
    const step = await runs.runOne({
      notification: { title: "Done", message: "by $(.user.name)", url: `${runs.address}/hook` },
    });
    expect(step).toMatchObject({
      status: "completed",
      result: { message: `by ${people.admin.name}` },
    });
    expect(runs.received.find(({ url }) => url === "/hook")?.body).toBe(
      JSON.stringify({ title: "Done", message: `by ${people.admin.name}` }),
    );
  });

  test.each([
    [{ pod: { name: "a", spec: {} } }, /does not run pod: it has no cluster/],
    [{ gitops: { repo: {}, commit: {} } }, /does not run gitops: it has no repository/],
    [{ github: { repo: "a" } }, /does not run github/],
    [{ azureDevopsPipeline: {} }, /does not run azureDevopsPipeline/],
    [{ ai: { systemPrompt: "a", prompt: "b" } }, /no language model to ask/],
    [{ logs: { cloudwatch: {} } }, /loki and opensearch alone; it has no cloud account/],
    [{ notification: { title: "a", message: "b", url: "slack://token" } }, /not by slack/],
    [{ exec: { script: "x", checkout: { url: "x" } } }, /does not support checkout of exec/],
    [
      { exec: { script: "echo {{ .user.name | sha1 }}" } },
      /does not know the template function sha1/,
    ],
    [{ if: "nonsense(", exec: { script: "x" } }, /cannot be evaluated/],
    [{ timeout: "1s", exec: { script: "sleep 5" } }, /longer than its limit of 1s/],
    [{ http: { url: "http://169.254.169.254/" } }, /cannot be called/],
  ])("%j ends as failed, with a sentence", async (action, words) => {
    const step = await runs.runOne(action);
    expect(step.status).toBe("failed");
    expect(step.error).toMatch(words);
  });
});
