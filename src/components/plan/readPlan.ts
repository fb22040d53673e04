import { manifestOf, type PlannedManifest } from "./manifest";
import { plannedCall, type PlannedCall } from "./plannedCall";
import { rehearse } from "./rehearse";

/** What a button would do. */
export interface Plan {
  calls: readonly PlannedCall[];
  manifests: readonly PlannedManifest[];
}

/**
 * Finds out what an action would send.
 * @returns undefined where it says itself what is missing (it gave false), no calls where nothing would be sent.
 * @throws what the action throws.
 */
export async function readPlan(
  action: () => unknown,
  secrets?: ReadonlySet<string>,
): Promise<Plan | undefined> {
  let result: unknown;
  const requests = await rehearse(async () => {
    result = await action();
  });
  if (requests.length === 0 && result === false) return undefined;
  return planOf(requests, secrets);
}

/** What these writes would change. */
export async function planOf(
  requests: readonly Request[],
  secrets?: ReadonlySet<string>,
): Promise<Plan> {
  const calls = await Promise.all(requests.map((request) => plannedCall(request, secrets)));
  const manifests = await Promise.all(calls.map((call) => manifestOf(call).catch(() => undefined)));
  return { calls, manifests: manifests.filter((manifest) => manifest !== undefined) };
}
