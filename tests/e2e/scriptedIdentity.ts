import { test } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { parse } from "yaml";
import { listen } from "~/server/testServer";
import { startConsole } from "./ownConsole";

/** An answer of the scripted identity server. */
export interface Scripted {
  status: number;
  body: unknown;
}

/** A call that it got. */
export interface Got {
  /** Method and path below the identity base, such as `POST /self-service/login`. */
  name: string;
  search: URLSearchParams;
  body: Record<string, unknown>;
}

/** A console in front of an identity server that answers by script, one answer after the other; the last one stays. */
export interface ScriptedConsole {
  url: string;
  calls: Got[];
  /** Answers of one operation from now on. */
  answer(name: string, ...answers: readonly Scripted[]): void;
  reset(): void;
  stop(): Promise<void>;
}

interface Example {
  value: { ui: { nodes: unknown[]; messages?: unknown[]; action: string }; [key: string]: unknown };
}

/** The contract's own examples of flows; a test may change its copy. */
export function example(name: string): Example["value"] {
  const text = readFileSync(
    new URL("../../openapi/examples/identity.yaml", import.meta.url),
    "utf8",
  );
  const found = (parse(text) as Record<string, Example>)[name];
  if (found === undefined) throw new Error(`The contract has no example ${name}`);
  return found.value;
}

/** An error of the identity server, as the contract shapes it. */
export const refusal = (status: number, id: string, more: object = {}): Scripted => ({
  status,
  body: { error: { id, code: status, message: "refused by the script" }, ...more },
});

export const ok = (body: unknown): Scripted => ({ status: 200, body });

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

const asRecord = (text: string): Record<string, unknown> => {
  const parsed: unknown = text.startsWith("{")
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text));
  return { ...(parsed as object) };
};

/** Starts both. Without a script an operation answers 401. */
async function startScripted(): Promise<ScriptedConsole> {
  const calls: Got[] = [];
  const script = new Map<string, Scripted[]>();
  const backend = await listen((incoming, outgoing) => {
    void textOf(incoming).then((text) => {
      const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://identity.test");
      const name = `${incoming.method} ${pathname.replace(/^\/kratos/, "")}`;
      calls.push({ name, search: searchParams, body: asRecord(text) });
      const answers = script.get(name) ?? [];
      const next = answers.length > 1 ? answers.shift() : answers[0];
      const { status, body } = next ?? refusal(401, "session_inactive");
      outgoing
        .writeHead(status, { "content-type": "application/json" })
        .end(status === 204 ? "" : JSON.stringify(body));
    });
  });
  const own = await startConsole({ BACKEND_URL: backend.url, AUTH: "kratos" });
  return {
    url: own.url,
    calls,
    answer: (name, ...answers) => void script.set(name, [...answers]),
    reset() {
      script.clear();
      calls.length = 0;
    },
    async stop() {
      await own.stop();
      await backend.close();
    },
  };
}

/** One scripted console for a whole file: its tests take turns, and each finds it without a script. */
export function scriptedForFile(): Omit<ScriptedConsole, "stop"> {
  let started: ScriptedConsole | undefined;
  const own = (): ScriptedConsole => {
    if (!started) throw new Error("The scripted console starts before the first test");
    return started;
  };
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    started = await startScripted();
  });
  test.afterAll(() => own().stop());
  test.beforeEach(() => own().reset());
  return {
    get url() {
      return own().url;
    },
    get calls() {
      return own().calls;
    },
    reset: () => own().reset(),
    answer: (name, ...answers) => own().answer(name, ...answers),
  };
}
