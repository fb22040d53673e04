import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import { backend, examples, type Fault, faults } from "./answers";
import { prepareScreens } from "./openScreen";

/** A session that has ended leaves the page and comes back to it; so it is the last. */
export const inTurn = (Object.keys(faults) as Fault[]).toSorted(
  (a, b) => Number(a === "401") - Number(b === "401"),
);
export const [incident] = (examples["incidentDetail"] ?? []) as {
  id: string;
  title: string;
  status: string;
  comments: { id: string; created_by: string; comment: string }[];
  hypotheses: {
    id: string;
    type: string;
    title: string;
    evidences: { id: string; script: string | null }[];
  }[];
}[];
export const page = `/incidents/${incident?.id}`;
export const root = incident?.hypotheses.find(({ type }) => type === "root");
const evidence = incident?.hypotheses.flatMap(({ evidences }) => evidences) ?? [];
export const factor = incident?.hypotheses.find(({ type }) => type === "factor");
export const comment = incident?.comments[0];
/** Whose comment it is may correct it and take it back. */
export const author = comment?.created_by;
export const judged = evidence.find(({ script }) => script !== null)?.id;
/**
 * Readies a test file for writes that fail. @returns what opens an address, signed in as `me`; every read is answered,
 * and every write fails as `failsWith` said last.
 */
export function prepareWrites() {
  const openScreen = prepareScreens();
  return (path: string, me?: string) => {
    let fault: Fault = "500";
    let writes = 0;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
      timeout(fault === "timeout" ? 300 : ms),
    );
    const failing = [http.post, http.patch, http.delete].map((method) =>
      method("*/api/db/*", () => {
        writes += 1;
        return faults[fault]();
      }),
    );
    const [team] = (examples["teamDetail"] ?? []) as object[];
    const called = { ...team, spec: { responder_clients: { email: {} } } };
    openScreen(path, [
      ...failing,
      // A team that is called by email.
      http.get("*/api/db/teams", () =>
        HttpResponse.json([called], { headers: { "content-range": "0-0/1" } }),
      ),
      ...backend("one", ["admin"], me),
    ]);
    return {
      writes: () => writes,
      failsWith: (next: Fault) => {
        fault = next;
      },
    };
  };
}
