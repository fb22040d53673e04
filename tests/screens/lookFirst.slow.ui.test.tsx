import { readdir, readFile } from "node:fs/promises";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { operations } from "~generated/operations";
import { askBeforeCalls } from "~/api/rehearsal";
import { apiFetch } from "~/api/request";
import { preferences } from "~/components/preferences/preferences";
import { answerAll, askAbout } from "~/components/plan/heldCalls";
import { backend, examples } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();
afterEach(() => preferences.write({ looksFirst: false }));

/** What leaves everything as it is, although it is no GET: searches, summaries and trials. */
const looks = [
  "searchLogService",
  "searchHealthSummary",
  "summarizeCatalog",
  "searchCatalogChanges",
  "searchLogs",
  "summarizeNotifications",
  "previewNotificationRule",
  "dryRunNotificationRule",
  "getPlaybookParameters",
  "searchResources",
  "previewView",
  "evaluateView",
  "evaluateNamedView",
];

describe("every call of the contract", () => {
  const calls = Object.entries(operations).filter(([, { method }]) => method !== "GET");

  it.each(calls)("%s is shown before it is sent, if it changes something", async (id, call) => {
    const sent = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("sent"));
    const stop = askBeforeCalls(askAbout);
    const address = `${location.origin}${call.base}${call.path.replaceAll(/\{\w+\}/g, "x")}`;
    const isShown = vi.fn<(error: unknown) => string>((error) => String(error));
    const answer = apiFetch(new Request(address, { method: call.method })).catch(isShown);
    // Nobody but the reader answers.
    await vi.waitFor(() => {
      answerAll(false);
      expect(isShown).toHaveBeenCalled();
    });
    stop();
    const isSent = (await answer) !== "NotSent: It was not sent, as you wished.";
    expect({ id, isSent }).toEqual({ id, isSent: looks.includes(id) });
    const writes = sent.mock.calls.filter(
      ([input]) => input instanceof Request && input.method === call.method,
    );
    expect(writes.length > 0).toBe(isSent);
  });

  it("is made at the one door", async () => {
    const files = await readdir("src", { recursive: true });
    const doors = [];
    for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
      if (file.startsWith("server/")) continue;
      const text = await readFile(`src/${file}`, "utf8");
      if (/(?<![\w.])fetch\(|XMLHttpRequest|sendBeacon/.test(text)) doors.push(file);
    }
    // The last two read the console's own page and configuration.
    expect(doors.toSorted()).toEqual(["api/config.ts", "api/ownServer.ts", "api/request.ts"]);
  });
});

describe("a button that writes at once", () => {
  const path = "/health?checkId=01900000-0001-7000-8000-000000000001";
  function openCheck() {
    const runs: string[] = [];
    const run = http.post("*/api/canary/run/check/:id", ({ request }) => {
      runs.push(new URL(request.url).pathname);
      return HttpResponse.json({ pass: true, duration: 12, message: "fine" });
    });
    const [check] = (examples["checkDetail"] ?? []) as object[];
    const detail = http.get("*/api/db/checks", ({ request }) =>
      new URL(request.url).searchParams.has("id")
        ? HttpResponse.json([{ ...check, deleted_at: null }])
        : undefined,
    );
    open(path, [run, detail, ...backend("one")]);
    return runs;
  }
  const press = async () => fireEvent.click(await screen.findByRole("button", { name: "Run Now" }));
  const question = () => screen.findByRole("dialog", { name: "Send this change?" });
  const answer = async (name: string) =>
    fireEvent.click(within(await question()).getByRole("button", { name }));

  it("sends it as ever where nobody has asked for a look", async () => {
    const runs = openCheck();
    await press();
    await waitFor(() => expect(runs).toHaveLength(1));
    expect(screen.queryByRole("dialog", { name: "Send this change?" })).toBeNull();
  });

  it("shows the call first, sends nothing after a no and just that after a yes", async () => {
    preferences.write({ looksFirst: true });
    const runs = openCheck();
    await press();
    const call = "/api/canary/run/check/01900000-0004-7000-8000-00000000018f";
    expect((await question()).textContent).toContain(`curl -X POST`);
    expect((await question()).textContent).toContain(call);
    await answer("Do not send");
    await screen.findByText("It was not sent, as you wished.");
    expect(runs).toEqual([]);
    await press();
    await answer("Send");
    await waitFor(() => expect(runs).toEqual([call]));
  });

  it("sends at once again when the button in the top bar was pressed", async () => {
    preferences.write({ looksFirst: true });
    const runs = openCheck();
    fireEvent.click(await screen.findByRole("button", { name: /^Changes are shown before/ }));
    await press();
    await waitFor(() => expect(runs).toHaveLength(1));
  });
});
