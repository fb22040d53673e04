import { assert } from "vitest";
import { readOnlySandbox } from "~mocks/sandbox/readOnlySandbox";
import type { Sandbox } from "~mocks/sandbox/sandbox";
import { seededOrigin, startTestSandbox } from "~mocks/sandbox/testSandbox";
import { differences } from "./contract";

export interface CallOptions {
  body?: unknown;
  /** Id of the person who acts; the administrator unless given. */
  as?: string;
  headers?: Record<string, string>;
}

const callsOf =
  (sandbox: Pick<Sandbox, "fetch">, origin: string) =>
  (method: string, path: string, { body, as, headers }: CallOptions = {}) =>
    sandbox.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          ...(as ? { cookie: `quarterdeck_act_as=${as}` } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          Prefer: "return=representation",
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );

/** A sandbox in memory, and how to call it. */
export async function startCalls(origin: string) {
  const sandbox = await startTestSandbox(origin);
  return { call: callsOf(sandbox, origin), close: () => sandbox.close() };
}

/** How to call the sandbox that all share which only read. */
export async function readOnlyCalls() {
  const { sandbox } = await readOnlySandbox();
  return callsOf(sandbox, seededOrigin);
}

/** Expects a status and the contract's shape. @returns the answer and its text. */
export async function expectFit(
  operationId: string,
  pending: Promise<Response>,
  status: number,
): Promise<{ response: Response; text: string }> {
  const response = await pending;
  const text = await response.clone().text();
  assert.equal(response.status, status, text);
  assert.deepEqual(await differences(operationId, response), []);
  return { response, text };
}

/** A text that `expectFit` has found to be a Body. */
interface TextOf<Body> {
  text: string;
  parsed?: Body;
}

/** Guarantee: `expectFit` has compared the body with the contract. */
export const read = <Body>({ text, parsed }: TextOf<Body>): Body =>
  parsed ?? (JSON.parse(text) as Body);
