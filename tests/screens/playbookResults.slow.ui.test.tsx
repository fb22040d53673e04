import { gzipSync } from "node:zlib";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, test } from "vitest";
import actionSchema from "../../schemas/playbook-action.json";
import { backend, examples } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

type Json = Readonly<Record<string, unknown>>;
const example = (name: string) => examples[name]?.[0] as Json;
const runId = "01900000-001d-7000-8000-0000000000aa";
const actionId = "01900000-001e-7000-8000-0000000000aa";
const list = (rows: readonly object[]) => () =>
  HttpResponse.json(rows, { headers: { "content-range": `0-${rows.length}/${rows.length}` } });

interface Left {
  kind?: string;
  status?: string;
  runStatus?: string;
  result?: Json;
  error?: string;
  artifacts?: readonly Json[];
  content?: () => Response;
}

/** Opens a run of one action. @returns the pane that shows what the action has left. */
async function openRun(left: Left): Promise<HTMLElement> {
  const { kind = "exec", status = "completed", result = {}, error = null, artifacts = [] } = left;
  const spec = { title: "Look", actions: [{ name: "one", [kind]: {} }] };
  const [step] = example("playbookRunDetail")["actions"] as Json[];
  const action = { ...step, id: actionId, name: "one", status, error, artifacts };
  const run = {
    ...example("playbookRunDetail"),
    id: runId,
    status: left.runStatus ?? status,
    spec,
    actions: [action],
  };
  open(`/playbooks/runs/${runId}`, [
    http.get("*/api/db/playbook_runs", ({ request }) =>
      request.url.includes("pending_approval") ? list([])() : list([run])(),
    ),
    http.get(
      "*/api/db/playbook_run_actions",
      list([
        {
          ...example("playbookAction"),
          ...action,
          result,
          run: {
            id: runId,
            playbook_id: run["playbook_id" as never],
            parent_id: null,
            status,
            spec,
          },
        },
      ]),
    ),
    http.get("*/api/artifacts/download/*", () => left.content?.() ?? HttpResponse.error()),
    ...backend("one"),
  ]);
  return screen.findByRole("region", { name: "Result of one" });
}

const tabs = (pane: HTMLElement) =>
  within(pane)
    .getAllByRole("tab")
    .map(({ textContent }) => textContent);

/**
 * What each kind of action leaves, the tabs that show it, and words that stand in the first. Lines and rows are drawn as
 * far as there is room for them, and nothing has room here: their count stands for them.
 */
const kinds: Readonly<Record<string, [result: Json, tabs: string[], words: RegExp]>> = {
  exec: [
    { stdout: "\u001B[32mready\u001B[0m", stderr: "careful", exitCode: 3, args: ["-c", "look"] },
    ["Stdout", "Stderr", "Exit code", "Script", "Action"],
    /^1 line, 14 B$/,
  ],
  http: [
    { code: 200, headers: { server: ["x"] }, content: '{"ok":true}' },
    ["Content", "Response", "Action"],
    /"ok"/,
  ],
  sql: [{ rows: [{ name: "ledger" }], count: 1 }, ["Rows", "Action"], /^1 row$/],
  pod: [{ Logs: "from the pod" }, ["Logs", "Action"], /^1 line, 12 B$/],
  gitops: [
    { links: ["https://git.example.org/pr/1"], logs: "pushed" },
    ["Links", "Logs", "Action"],
    /git\.example\.org/,
  ],
  github: [
    { runs: [{ html_url: "https://github.example.org/run/1" }] },
    ["Links", "Runs", "Action"],
    /github\.example\.org/,
  ],
  azureDevopsPipeline: [
    { run: { url: "https://azure.example.org/1" } },
    ["Links", "Run", "Action"],
    /azure\.example\.org/,
  ],
  notification: [{ title: "T", message: "**told**" }, ["Message", "Action"], /^told$/],
  logs: [{ metadata: { lines: 3 } }, ["Metadata", "Action"], /lines/],
  ai: [
    { markdown: "# Cause\n\nmemory", generationInfo: [{ model: "m", cost: 0.12 }] },
    ["Markdown ($0.12)", "Usage ($0.12)", "Action"],
    /^memory$/,
  ],
};

const settings = ["name", "if", "delay", "timeout", "runsOn", "retry", "templatesOn"];
test("every kind of action of the schema has its case here", () =>
  expect(Object.keys(kinds).toSorted()).toEqual(
    Object.keys(actionSchema.properties)
      .filter((key) => !settings.includes(key))
      .toSorted(),
  ));

describe("what an action leaves", () => {
  it.each(Object.entries(kinds))("%s", async (kind, [result, wanted, words]) => {
    const pane = await openRun({ kind, result });
    await waitFor(() => expect(tabs(pane)).toEqual(wanted));
    const panel = within(pane).getByRole("tabpanel");
    expect((await within(panel).findAllByText(words)).length).toBeGreaterThan(0);
  });

  it("a failure stands first", async () => {
    const pane = await openRun({ status: "failed", error: "It broke.", result: { stdout: "a" } });
    expect((await within(pane).findByRole("alert")).textContent).toContain("It broke.");
    expect(tabs(pane)).toEqual(["Error", "Stdout", "Action"]);
  });

  it("nothing", async () => {
    const pane = await openRun({});
    expect(await within(pane).findByText("No result")).toBeDefined();
  });
});

const file = (filename: string, content_type: string | null, size = 10) => ({
  id: "01900000-001f-7000-8000-0000000000aa",
  filename,
  content_type,
  size,
});
const text = (body: string) => () =>
  new HttpResponse(body, { headers: { "content-type": "application/octet-stream" } });

describe("a file that an action leaves", () => {
  const read = (artifact: Json, content: () => Response) =>
    openRun({ artifacts: [artifact], content });

  it.each([
    ["a.log", "text/plain", "one line", /^1 line, 8 B$/],
    ["a.md", "text/markdown", "**bold**", /^bold$/],
    ["a.json", "application/json", '{"pods":4}', /"pods"/],
    ["a.yaml", "application/yaml", "pods: 4", /pods/],
    ["a.csv", "text/csv", "pod,state\n1,ready", /^1 row$/],
    ["a.jsonl", "application/log+json", '{"message":"hello"}', /^1 row$/],
  ])("%s as %s", async (name, type, body, words) => {
    const pane = await read(file(name, type), text(body));
    expect((await within(pane).findAllByText(words)).length).toBeGreaterThan(0);
  });

  it("packed is unpacked", async () => {
    const packed = () => new HttpResponse(new Uint8Array(gzipSync("from within")));
    const pane = await read(file("a.log.gz", "application/gzip"), packed);
    expect(await within(pane).findByText("1 line, 11 B")).toBeDefined();
  });

  it("a picture", async () => {
    const pane = await read(file("a.png", "image/png"), text("png"));
    const picture = await within(pane).findByRole<HTMLImageElement>("img", { name: "a.png" });
    expect(picture.src).toMatch(/^data:image\/png;base64,/);
  });

  it("a page, cut off from the console", async () => {
    const pane = await read(file("a.html", "text/html"), text("<p>page</p>"));
    const frame = await within(pane).findByTitle<HTMLIFrameElement>("a.html");
    expect(frame.getAttribute("sandbox")).toBe("");
    expect(frame.getAttribute("srcdoc")).toBe("<p>page</p>");
  });

  it("of another kind, or of 50 MB, can be downloaded", async () => {
    let asked = 0;
    const content = () => {
      asked += 1;
      return new HttpResponse("x");
    };
    const pane = await read(file("a.bin", "application/x-thing"), content);
    expect(await within(pane).findByText(/no preview of application\/x-thing/)).toBeDefined();
    expect(within(pane).getByRole("button", { name: "Download" })).toBeDefined();
    expect(asked).toBe(0);
  });

  it("of 50 MB is not fetched", async () => {
    const pane = await read(file("a.log", "text/plain", 50 * 1024 * 1024), text("x"));
    expect(
      await within(pane).findByText("File is too large to preview. Maximum file size is 50MB."),
    ).toBeDefined();
  });

  it("that cannot be had says so", async () => {
    const pane = await read(file("a.log", "text/plain"), () =>
      HttpResponse.json({ error: "it is gone" }, { status: 404 }),
    );
    expect((await within(pane).findByRole("alert")).textContent).toContain(
      "Failed to download artifact",
    );
  });
});

describe("the state of a run", () => {
  it.each([
    ["scheduled", "Scheduled", true],
    ["running", "Running", true],
    ["waiting", "Waiting", true],
    ["sleeping", "Sleeping", true],
    ["retrying", "Retrying", true],
    ["pending_approval", "Pending Approval", true],
    ["completed", "Completed", false],
    ["failed", "Failed", false],
    ["timed_out", "Timed Out", false],
    ["cancelled", "Cancelled", false],
  ])("%s", async (runStatus, label, isOpen) => {
    await openRun({ runStatus, status: "completed", result: { stdout: "a" } });
    const facts = screen.getByText("Status", { selector: "dt" }).closest("div");
    expect(facts?.textContent).toContain(label);
    // What is over cannot be cancelled.
    expect(screen.queryAllByRole("button", { name: "Cancel run" }).length > 0).toBe(isOpen);
  });
});

describe("the state of an action", () => {
  it.each([
    ["scheduled", "Scheduled"],
    ["running", "Running"],
    ["waiting", "Waiting"],
    ["waiting_children", "Waiting for children"],
    ["sleeping", "Sleeping"],
    ["completed", "Completed"],
    ["failed", "Failed"],
  ])("%s", async (status, label) => {
    await openRun({ runStatus: "running", status, result: { stdout: "a" } });
    const steps = screen.getByRole("list", { name: "Actions" });
    fireEvent.click(await within(steps).findByRole("button", { name: `one, ${label}` }));
    expect(within(steps).getByRole("button").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("searching in what an action has written", () => {
  // Every hundredth line is in colour, and one of them holds a word that its colours would cut in two.
  const long = Array.from({ length: 25_000 }, (_, at) =>
    at % 100 === 0 ? `\u001B[31mer\u001B[1mror\u001B[0m ${at}` : `line ${at}`,
  ).join("\n");

  it.each([
    ["Error", /^250 lines$/],
    ["line 24999", /^1 line$/],
    ["nowhere", /^0 lines$/],
  ])("%s is looked for in all of many lines", async (text, count) => {
    const pane = await openRun({ result: { stdout: long } });
    const box = await within(pane).findByRole("textbox", { name: /^Search in/ });
    fireEvent.change(box, { target: { value: text } });
    expect(await within(pane).findByText(count)).toBeDefined();
  });
});
