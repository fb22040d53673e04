import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { progressLine } from "./progressLine";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What stands in the line after everything that was written. */
function terminal(isTTY: boolean) {
  let text = "";
  return {
    isTTY,
    columns: 30,
    write: (more: string) => (text += more),
    all: () => text,
    line: () => text.split("\r\u001B[2K").at(-1),
  };
}

it("writes each step over the one before, with its seconds", () => {
  const out = terminal(true);
  const line = progressLine(out);
  line.show("one of two");
  expect(out.line()).toBe("  one of two");
  vi.advanceTimersByTime(3_000);
  expect(out.line()).toBe("  one of two (3 s)");
  line.show("two of two, which has a long name");
  expect(out.line()).toBe("  two of two, which has a lon");
  expect(out.all()).not.toContain("\n");
  line.clear();
  expect(out.line()).toBe("");
  const before = out.all();
  vi.advanceTimersByTime(5_000);
  expect(out.all()).toBe(before);
});

it("writes nothing where nobody watches", () => {
  const out = terminal(false);
  const line = progressLine(out);
  line.show("one of two");
  line.clear();
  expect(out.all()).toBe("");
});

it("a command that its user stops says how things stand, and fails", async () => {
  vi.useRealTimers();
  const script = `
    import { endOnInterrupt, progressLine } from "./mocks/progressLine.ts";
    endOnInterrupt(progressLine(), () => "Stopped at file 3.");
    setInterval(() => {}, 1_000);
    console.log("ready");`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  const code = once(child, "exit");
  const said = text(child.stderr);
  await once(child.stdout, "data");
  child.kill("SIGINT");
  expect(await code).toEqual([130, null]);
  expect(await said).toContain("Stopped at file 3.\n");
});
