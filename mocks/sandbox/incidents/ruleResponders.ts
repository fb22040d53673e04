import type { Database } from "../db/driver";

/** How a responder's type is called where a rule calls it otherwise. */
const typeOf: Readonly<Record<string, string>> = {
  aws: "aws_support",
  ams: "aws_ams_services_request",
  servicenow: "service_now",
};

interface About {
  incident: { id: string; title: string; description: string };
  component: { name: string };
  /** Person in whose name the rule works. */
  author: string;
}

/** A text with `{{.incident.title}}` and its like filled in; a name that is not there is left empty. */
const filled = (text: string, { incident, component }: About): string =>
  text.replaceAll(/\{\{\s*\.?(\w+)\.(\w+)\s*\}\}/g, (_, owner: string, key: string) => {
    const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      incident,
      component: { name: component.name },
    };
    return known[owner]?.[key] ?? "";
  });

/**
 * Calls whom a rule names to the incident that it opened: one responder for each entry of each list, with its texts
 * filled in. A mail to somebody of the organization calls that person. Nothing leaves the sandbox.
 */
export async function callResponders(
  db: Database,
  responders: Readonly<Record<string, unknown>>,
  about: About,
): Promise<void> {
  for (const [kind, list] of Object.entries(responders))
    for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
      if (typeof entry !== "object" || entry === null) continue;
      const properties = Object.fromEntries(
        Object.entries(entry).map(([key, value]: [string, unknown]) => [
          key,
          typeof value === "string" ? filled(value, about) : value,
        ]),
      );
      const { to } = properties;
      const [person] =
        kind === "email" && typeof to === "string"
          ? await db.query<{ id: string }>(
              "select id::text from people where lower(email) = lower($1) and deleted_at is null",
              [to],
            )
          : [];
      await db.query(
        `insert into responders (incident_id, type, person_id, properties, created_by)
         values ($1::uuid, $2, $3::uuid, $4::jsonb, $5::uuid)`,
        [
          about.incident.id,
          person ? "person" : "system",
          person?.id ?? null,
          { responderType: typeOf[kind] ?? kind, ...properties },
          about.author,
        ],
      );
    }
}
