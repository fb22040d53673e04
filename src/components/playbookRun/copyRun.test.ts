import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { runCurl, runLink } from "./copyRun";

const request = {
  id: "01900000-0009-7000-8000-000000000001",
  config_id: "01900000-0006-7000-8000-000000000005",
  params: { reason: "it's $HOME & `more` \\u0000X\\u0000", "api token": "s3cret", pause: "2" },
};
const secrets = new Set(["api token"]);

/** What a shell makes of the words of a command. */
function wordsOf(command: string, env: Record<string, string>): string[] {
  const script = `show() { for word in "$@"; do printf '%s\\n' "$word"; done; }; ${command.replace(/^curl /, "show ")}`;
  const { stdout } = spawnSync("/bin/sh", ["-c", script], { env, encoding: "utf8" });
  return stdout.trimEnd().split("\n");
}

test("a shell reads the call as it was typed, with the secret from its variable", () => {
  const command = runCurl("https://console.example.com/api/playbook/run", request, secrets);
  expect(command).not.toContain("s3cret");
  const words = wordsOf(command, { HOME: "/never", API_TOKEN: "from the shell" });
  expect(words.slice(0, 5)).toEqual([
    "-X",
    "POST",
    "-H",
    "Content-Type: application/json",
    "--data",
  ]);
  expect(JSON.parse(words[5] ?? "")).toEqual({
    ...request,
    params: { ...request.params, "api token": "from the shell" },
  });
  expect(words[6]).toBe("https://console.example.com/api/playbook/run");
});

test("a variable never begins with a figure", () => {
  const command = runCurl(
    "https://x.example",
    { id: "1", params: { "2fa": "9" } },
    new Set(["2fa"]),
  );
  expect(command).toContain(`"$_2FA"`);
});

test("the link opens the dialog with the resource and everything but secrets", () => {
  const url = new URL(runLink("https://console.example.com", request, secrets));
  expect(url.pathname).toBe("/playbooks/runs");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    playbook: request.id,
    run: "true",
    config_id: request.config_id,
    "params.reason": request.params.reason,
    "params.pause": "2",
  });
});
