/** What an organization of the hosted provider says about its backend, in its public metadata. */
interface OrganizationBackend {
  /** Null as long as the instance is being provisioned. */
  backendUrl: string | null;
  /** Whether the browser calls that address itself, with a bearer token. */
  isDirect: boolean;
}

/**
 * A switch that was written as a boolean or as text; nothing at all is off.
 * @throws Error 'Invalid boolean value' for anything else (spec 1 §5).
 */
export function parseSwitch(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (value === true || value === "true") return true;
  if (value === false || value === "false") return false;
  throw new Error("Invalid boolean value");
}

const webUrl = (value: unknown): string | null => {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, origin, pathname } = new URL(value);
  // User names, queries and fragments have no place in a base address.
  return protocol === "https:" || protocol === "http:" ? origin + pathname : null;
};

/**
 * Reads `backend_url` and `direct`.
 * @throws Error 'Invalid boolean value'.
 */
export function organizationBackend(metadata: unknown): OrganizationBackend {
  const read = (key: string): unknown =>
    typeof metadata === "object" && metadata !== null ? Reflect.get(metadata, key) : undefined;
  return { backendUrl: webUrl(read("backend_url")), isDirect: parseSwitch(read("direct")) };
}
