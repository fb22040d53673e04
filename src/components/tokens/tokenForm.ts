import * as v from "valibot";
import type { CreateToken, TokenScope } from "~generated/auth/types.gen";

/** How long a token may last (spec 1 §5). */
export const expiries = ["30d", "90d", "180d", "365d", "never"] as const;
export type Expiry = (typeof expiries)[number];

/** Ready sets of permissions; Custom takes a level per object. */
export const presets = ["Read", "Write", "Admin", "Custom"] as const;
export type Preset = (typeof presets)[number];

/** What a token can be given access to. */
export const objects = [
  "mcp",
  "canaries",
  "catalog",
  "application",
  "playbooks",
  "notification",
] as const;
export type TokenObject = (typeof objects)[number];

/** Levels of access, the least first; not every object has every level. */
export type Level = "None" | "Read" | "Run" | "Approve" | "Write" | "Admin";

type Kind = "mcp" | "playbooks" | "others";

/** Objects of a kind share levels and actions. */
const kindOf = (object: TokenObject): Kind =>
  object === "mcp" || object === "playbooks" ? object : "others";

const levels: Readonly<Record<Kind, Readonly<Partial<Record<Level, readonly string[]>>>>> = {
  mcp: { None: [], Admin: ["*"] },
  playbooks: {
    None: [],
    Read: ["read"],
    Run: ["read", "playbook:run"],
    Approve: ["read", "playbook:run", "playbook:approve"],
    Write: ["read", "playbook:run", "playbook:approve", "create", "delete"],
  },
  others: {
    None: [],
    Read: ["read"],
    Write: ["read", "create"],
    Admin: ["read", "create", "update", "delete"],
  },
};

const actions: Readonly<Record<Kind, readonly string[]>> = {
  mcp: ["*"],
  playbooks: ["read", "create", "update", "delete", "playbook:run", "playbook:approve"],
  others: ["read", "create", "update", "delete"],
};

/** For playbooks the presets are no levels: Write gives less than the level of that name, Admin more than any. */
const presetScopes: Readonly<
  Record<Exclude<Preset, "Custom">, Readonly<Record<Kind, readonly string[]>>>
> = {
  Read: { mcp: ["*"], playbooks: ["read"], others: ["read"] },
  Write: { mcp: ["*"], playbooks: ["read", "create"], others: ["read", "create"] },
  Admin: { mcp: ["*"], playbooks: actions.playbooks, others: actions.others },
};

/** Levels that the object has, the least first. */
export const levelsOf = (object: TokenObject): readonly Level[] =>
  Object.keys(levels[kindOf(object)]) as Level[];

/** Every action that the object knows. */
export const actionsOf = (object: TokenObject): readonly string[] => actions[kindOf(object)];

/** What is filled in before a token is made. */
export interface TokenValues {
  name: string;
  expiry: Expiry;
  autoRenew: boolean;
  preset: Preset;
  /** Counts with the preset Custom only. */
  levels: Readonly<Record<TokenObject, Level>>;
}

const level = v.picklist(["None", "Read", "Run", "Approve", "Write", "Admin"]);

/** The same as a draft keeps it. */
export const tokenValues = v.object({
  name: v.string(),
  expiry: v.picklist(expiries),
  autoRenew: v.boolean(),
  preset: v.picklist(presets),
  levels: v.object({
    mcp: level,
    canaries: level,
    catalog: level,
    application: level,
    playbooks: level,
    notification: level,
  }),
});

const nothing: TokenValues["levels"] = {
  mcp: "None",
  canaries: "None",
  catalog: "None",
  application: "None",
  playbooks: "None",
  notification: "None",
};

/** The form before anything is typed. */
export const newToken: TokenValues = {
  name: "",
  expiry: "90d",
  autoRenew: false,
  preset: "Read",
  levels: nothing,
};

/** The same when MCP is set up: Custom with only MCP access. */
export const newMcpToken: TokenValues = {
  ...newToken,
  preset: "Custom",
  levels: { ...nothing, mcp: "Admin" },
};

/** What the object is given. */
export function actionsGiven(
  { preset, levels: chosen }: Pick<TokenValues, "preset" | "levels">,
  object: TokenObject,
): readonly string[] {
  const kind = kindOf(object);
  return preset === "Custom" ? (levels[kind][chosen[object]] ?? []) : presetScopes[preset][kind];
}

/** Everything that the token is given, one entry per object and action. */
export const scopeOf = (values: Pick<TokenValues, "preset" | "levels">): TokenScope[] =>
  objects.flatMap((object) =>
    actionsGiven(values, object).map((action) => ({ subject: "", object, action })),
  );

/** What is wrong with a name, in the words of spec 1 §5. */
export const nameIssue = (name: string): string | undefined =>
  name.trim() === "" ? "Name is required" : undefined;

/** The backend takes an empty scope for everything that the owner may do, the very opposite of what stands there. */
export const scopeIssue = (values: Pick<TokenValues, "preset" | "levels">): string | undefined =>
  scopeOf(values).length === 0 ? "Give access to at least one object" : undefined;

/** The call that makes the token; both spellings of the renewal go along, as backends read either. */
export const createBody = (values: TokenValues): CreateToken => ({
  name: values.name.trim(),
  expiry: values.expiry,
  autoRenew: values.autoRenew,
  auto_renew: values.autoRenew,
  scope: scopeOf(values),
});

const expiryLabels: Readonly<Record<Expiry, string>> = {
  "30d": "30 days",
  "90d": "90 days",
  "180d": "180 days",
  "365d": "1 year",
  never: "Never",
};
export const expiryOptions = expiries.map((value) => ({ value, label: expiryLabels[value] }));

const objectLabels: Readonly<Record<TokenObject, string>> = {
  mcp: "MCP",
  canaries: "Canaries",
  catalog: "Catalog",
  application: "Application",
  playbooks: "Playbooks",
  notification: "Notification",
};

/** The object as people read it. */
export const labelOf = (object: TokenObject): string => objectLabels[object];
