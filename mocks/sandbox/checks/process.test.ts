import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { runProcess } from "./process";

const options = (signal: AbortSignal) => ({
  env: { PATH: process.env["PATH"] ?? "" },
  cwd: tmpdir(),
  signal,
});

// It settles only when nobody holds the output any more, so a child left alive would hold this test for a minute.
it("ends the children of a program too when it is aborted", async () => {
  const controller = new AbortController();
  const ended = runProcess("sh", ["-c", "sleep 60 & wait"], options(controller.signal));
  controller.abort(new Error("enough"));
  await expect(ended).rejects.toThrow("enough");
});

it("keeps both outputs and the exit code", async () => {
  const script = "echo out; echo err >&2; exit 4";
  expect(await runProcess("sh", ["-c", script], options(new AbortController().signal))).toEqual({
    exitCode: 4,
    stdout: "out\n",
    stderr: "err\n",
  });
});
