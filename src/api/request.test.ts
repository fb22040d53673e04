import { afterEach, describe, expect, it, vi } from "vitest";
import { Forbidden, SessionExpired } from "./errors";
import { apiFetch, actionFetch, onSessionExpired, tokenFetch } from "./request";

const url = "http://console.test/api/auth/token/1";
const refusal = "only the creator or admins can delete access tokens";

/** Answers every call with a 401; tells with which credentials it was made. */
function refuse() {
  const calls = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ error: refusal }, { status: 401 })),
  );
  vi.stubGlobal("fetch", calls);
  const ended = vi.fn<() => void>();
  return { calls, ended, stop: onSessionExpired(ended) };
}

const failureOf = (call: Promise<Response>): Promise<unknown> =>
  call.then(
    () => "no failure",
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a 401", () => {
  it("ends the session", async () => {
    const { ended, stop } = refuse();
    expect(await failureOf(apiFetch(url))).toBeInstanceOf(SessionExpired);
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it("of a call that says so refuses the action in the server's words, and the session stays", async () => {
    const { calls, ended, stop } = refuse();
    const error = await failureOf(actionFetch(url, { method: "DELETE" }));
    expect(error).toBeInstanceOf(Forbidden);
    expect(error).toMatchObject({ message: refusal, status: 401 });
    expect(ended).not.toHaveBeenCalled();
    expect(calls.mock.calls[0]?.[1]?.credentials).toBe("same-origin");
    stop();
  });

  it("of a call with a token of its own is about the token, and no cookie goes along", async () => {
    const { calls, ended, stop } = refuse();
    expect(await failureOf(tokenFetch(url))).toBeInstanceOf(Forbidden);
    expect(ended).not.toHaveBeenCalled();
    expect(calls.mock.calls[0]?.[1]?.credentials).toBe("omit");
    stop();
  });
});
