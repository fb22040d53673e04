import type { RunCheckResponse } from "~generated/canary/types.gen";
import { simpleError } from "../answers";
import type { CheckResult } from "../checks/result";

/** runCheck: a failing check is still a 200. */
export async function runCheck(
  request: Request,
  scheduler: { runCheck(checkId: string): Promise<CheckResult | null> },
): Promise<Response> {
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (!/^[0-9a-f-]{36}$/i.test(id)) return simpleError(404, `check (${id}) was not found`);
  const start = new Date().toISOString();
  const result = await scheduler.runCheck(id);
  if (!result) return simpleError(404, `check (${id}) was not found`);
  const answer: RunCheckResponse = {
    start,
    duration: result.durationMs,
    message: result.message,
    ...(result.pass ? { pass: true } : {}),
    ...(result.invalid ? { invalid: true } : {}),
    ...(result.error === undefined ? {} : { error: result.error }),
  };
  return Response.json(answer);
}
