/** Answers in the backend's own error shapes (openapi/common.yaml), so that the console meets all of them. */

const json = (status: number, body: object, headers?: Record<string, string>): Response =>
  Response.json(body, { status, ...(headers ? { headers } : {}) });

/** Shape 1: the backend's own handlers. */
export const httpError = (status: number, error: string): Response => json(status, { error });

/**
 * Shape 2: a wrapped error. The backend says 500 for whatever goes wrong in there; the sandbox keeps that for its own
 * faults and gives what the caller can mend the status that fits.
 */
export const oopsError = (error: string, hint: string, status = 500): Response =>
  json(status, { error, hint, time: new Date().toISOString(), trace: crypto.randomUUID() });

const oopsCodes: Readonly<Record<number, string>> = {
  400: "invalid",
  403: "forbidden",
  404: "not_found",
  500: "internal",
};

/** What a wrapped error says beside its `error`: `public` is meant for people, `hint` says what to do. */
interface OopsWords {
  public?: string;
  hint?: string;
}

/** Shape 2 with a code, as the playbook handlers answer. */
export const codedError = (status: number, error: string, words: OopsWords = {}): Response =>
  json(status, {
    error,
    ...(oopsCodes[status] && { code: oopsCodes[status] }),
    ...words,
    time: new Date().toISOString(),
    trace: crypto.randomUUID(),
  });

/** Shape 3: the web framework. */
export const frameworkError = (status: number, message: string): Response =>
  json(status, { message });

/** Shape 4: the authentication and role middleware answers in plain text. */
export const plainError = (
  status: number,
  text: string,
  headers?: Record<string, string>,
): Response =>
  new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });

/** Shape 5: the health check service. */
export const simpleError = (status: number, error: string): Response => json(status, { error });

/** JSON text that the database has already written. */
export const jsonText = (text: string): Response =>
  new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
