import { readFlow, startFlow, type Flow, type FlowOptions } from "./flowCalls";
import { decideFlow, type FlowDecision, type FlowKind } from "./flowDecision";

/** A page that has no form to show, because the reader has to go elsewhere. */
export type FlowExit = Exclude<FlowDecision, { action: "show" | "restart" | "fail" }>;

/** What loading a flow came to. */
export type Loaded = { action: "flow"; flow: Flow; notice: string | null } | FlowExit;

/** The identity server refused in its own words. */
export class FlowFailed extends Error {
  override name = "FlowFailed";
}

/** A server that refuses every new flow must not be asked for ever. */
const mostRounds = 4;

/**
 * Reads the flow with an id, or asks for a new one; a flow that is gone or somebody else's is replaced by a new one.
 * @throws FlowFailed with the server's words, or what the call met on its way.
 */
export async function loadFlow(
  kind: FlowKind,
  options: FlowOptions,
  wantedId: string | undefined,
): Promise<Loaded> {
  let id = wantedId;
  let { returnTo } = options;
  let notice: string | null = null;
  for (let round = 0; round < mostRounds; round += 1) {
    const phase = id === undefined ? "start" : "read";
    const answer = await (id === undefined
      ? startFlow(kind, { ...options, returnTo })
      : readFlow(kind, id));
    if (answer.isOk) return { action: "flow", flow: answer.data, notice };
    const { status, body } = answer;
    const next = decideFlow({ kind, phase, status, body }, location.href);
    if (next.action === "fail") throw new FlowFailed(next.words);
    if (next.action !== "restart" && next.action !== "show") return next;
    if (next.action === "restart") {
      notice = next.notice ?? notice;
      if (!next.keepReturnTo) returnTo = undefined;
    }
    // What was read in vain is not read again.
    id = undefined;
  }
  throw new FlowFailed("The identity server refuses every new form.");
}
