import { type PickableType, pickableTypes } from "~generated/schemas/index";

/** Systems that a team can be called through (facts 1.10), as `schemas/responders` describe what each asks for. */
const types: ReadonlyMap<string, PickableType> = new Map(
  pickableTypes
    .filter(({ kind }) => kind === "Responder")
    .flatMap((type) => [type.key, ...(type.keys ?? [])].map((key) => [key, type] as const)),
);

/** Ways to call somebody that nothing is asked for; those that only rules use are among them. */
const others: Readonly<Record<string, string>> = {
  person: "Person",
  slack: "Slack",
  teams: "Microsoft Teams",
  teamsUser: "Microsoft Teams",
  github: "GitHub",
  gcp: "Google Cloud",
};

/** The type behind a key of a team's spec; undefined where there is no form for it. */
export const responderType = (key: string): PickableType | undefined => types.get(key);

/** What a type is called; one that nobody knows shows its key. */
export const responderLabel = (key: string): string =>
  types.get(key)?.label ?? (Object.hasOwn(others, key) ? (others[key] ?? key) : key);

type Spec = Readonly<Record<string, unknown>> | null | undefined;
const recordIn = (value: unknown, key: string): Readonly<Record<string, unknown>> => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : {};
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
};

/** Types through which a team can be called: the keys of its `responder_clients`. */
export const typesOf = (spec: Spec): string[] => Object.keys(recordIn(spec, "responder_clients"));

/** What the team's spec sets for a type: `values` cannot be changed, `defaults` can. */
export function presetsOf(
  spec: Spec,
  type: string,
  incident: { title: string; description: string },
) {
  const client = recordIn(recordIn(spec, "responder_clients"), type);
  const filled = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) =>
        typeof value === "string"
          ? [
              [
                key,
                value.replaceAll(
                  /\{\{\s*\.?incident\.(title|description)\s*\}\}/g,
                  (_, name: "title" | "description") => incident[name],
                ),
              ],
            ]
          : [],
      ),
    );
  return { fixed: filled(recordIn(client, "values")), usual: filled(recordIn(client, "defaults")) };
}

/** Address of the ticket in the other system, where the team's spec says where that is. */
export function ticketUrl(spec: Spec, type: string, id: string | null): string | undefined {
  if (!id) return undefined;
  const client = recordIn(recordIn(spec, "responder_clients"), type);
  const { url } = client;
  if (typeof url !== "string" || !/^https?:\/\//.test(url)) return undefined;
  return `${url.replace(/\/+$/, "")}/${type === "jira" ? "browse/" : ""}${encodeURIComponent(id)}`;
}
