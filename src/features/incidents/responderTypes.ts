/** One field of a responder's form. */
export interface ResponderField {
  key: string;
  label: string;
  isRequired?: boolean;
  isLong?: boolean;
}

export interface ResponderType {
  label: string;
  fields: readonly ResponderField[];
}

const must = (key: string, label: string): ResponderField => ({ key, label, isRequired: true });
const long = (key: string, label: string): ResponderField => ({ key, label, isLong: true });
const service = [
  must("category", "Category"),
  long("description", "Description"),
  long("body", "Body"),
];
const product = [must("product", "Product"), ...service];

/** Systems that a team can be called through, with what each asks for (facts 1.10), by the keys of a team's spec. */
export const responderTypes: Readonly<Record<string, ResponderType>> = {
  email: {
    label: "Email",
    fields: [must("to", "To"), must("subject", "Subject"), long("body", "Body")],
  },
  jira: {
    label: "Jira",
    fields: [
      must("project", "Project"),
      must("issueType", "Issue Type"),
      { key: "priority", label: "Priority" },
      must("summary", "Summary"),
      long("description", "Description"),
    ],
  },
  service_now: { label: "ServiceNow", fields: service },
  ca: { label: "CA", fields: service },
  aws_support: { label: "AWS Support", fields: service },
  aws: { label: "AWS Support", fields: service },
  aws_ams_services_request: { label: "AWS AMS Service Request", fields: service },
  redhat: { label: "Redhat", fields: product },
  oracle: { label: "Oracle", fields: product },
  vmware: { label: "VMWare", fields: product },
  ms_planner: {
    label: "Microsoft Planner",
    fields: [
      must("plan_id", "Plan"),
      must("bucket_id", "Bucket"),
      { key: "priority", label: "Priority" },
      must("title", "Title"),
      long("description", "Description"),
    ],
  },
  person: { label: "Person", fields: [] },
};

/** A type by its key; one that nobody knows shows what is stored. */
export const responderType = (key: string): ResponderType =>
  responderTypes[key] ?? { label: key, fields: [] };

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

/** What the form asks for that is missing, in the words of facts 1.10. */
export const missingFields = (
  fields: readonly ResponderField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ key, isRequired }) => isRequired && (values[key] ?? "").trim() === "")
      .map(({ key }) => [key, "Please provide valid value"]),
  );
