import type { NotificationTrialEvent } from "~generated/notification/types.gen";
import type { EventScope } from "../notifications/scope";
import type { PastEvent } from "./pastEvents";

/** Rules are tried out with what happened since then. */
export const aDayAgo = (now: Date): Date => new Date(now.getTime() - 86_400_000);

function resourceOf({ resourceId, name, kind, type, health, status, scope }: EventScope) {
  const record: object = Object(scope[kind]);
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(record, key);
    return typeof value === "string" ? value : undefined;
  };
  const [icon, configClass] = [text("icon"), text("config_class")];
  return {
    id: resourceId,
    name,
    ...(type !== null && { type }),
    ...(health !== null && { health }),
    ...(status !== null && { status }),
    ...(icon !== undefined && { icon }),
    ...(configClass !== undefined && { config_class: configClass }),
  };
}

/** An event as the contract has it. */
export const trialEvent = ({ name, at, about }: PastEvent): NotificationTrialEvent => ({
  name,
  created_at: at.toISOString(),
  resource_type: about?.kind ?? name.split(".")[0] ?? "",
  resource: about ? resourceOf(about) : null,
});
