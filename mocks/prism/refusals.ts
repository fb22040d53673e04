type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One part of a request that breaks the contract. */
export interface Violation {
  /** path, query, headers, body … */
  in: string;
  /** The field within it, empty for the whole. */
  at: string;
  why: string;
}

function violationsIn(list: unknown): Violation[] {
  return (Array.isArray(list) ? list : []).filter(isRow).flatMap((entry): Violation[] => {
    const location: unknown[] = Array.isArray(entry["location"]) ? entry["location"] : [];
    if (location[0] !== "request" || entry["severity"] !== "Error") return [];
    const [, part = "request", ...fields] = location.map(String);
    return [{ in: part, at: fields.join("."), why: String(entry["message"]) }];
  });
}

/** What Prism found wrong with a request, out of its header `sl-violations`. */
export function violationsOf(headers: Headers): Violation[] {
  try {
    return violationsIn(JSON.parse(headers.get("sl-violations") ?? "[]"));
  } catch {
    return [];
  }
}

/** The 400 for a request that breaks the contract: which part, and why. */
export function brokenContract(name: string, violations: readonly Violation[]): Response {
  const places = violations.map(
    ({ in: part, at, why }) => `${at === "" ? part : `${part} ${at}`}: ${why}`,
  );
  const error = `The request breaks the contract of ${name}: ${places.join("; ")}`;
  return Response.json({ error, violations }, { status: 400 });
}

/** What Prism objects to, as one sentence per objection. */
export async function problemOf(answer: Response): Promise<string> {
  const problem: unknown = await answer.json();
  if (!isRow(problem)) return "The mock refused the request";
  const objections = Array.isArray(problem["validation"])
    ? problem["validation"].filter(isRow)
    : [];
  const lines = objections.map(({ location, message }) =>
    `${Array.isArray(location) ? location.join(".") : ""} ${String(message)}`.trim(),
  );
  return [`${String(problem["title"])}: ${String(problem["detail"])}`, ...lines].join("; ");
}

/** An answer of a status that the contract does not describe for the call. */
export function undescribed(status: number, isDb: boolean): Response {
  const text = `the mock was asked to answer ${status}`;
  if (status === 401 || status === 403) return new Response(text, { status });
  if (status === 204 || status === 304) return new Response(null, { status });
  const body = isDb ? { code: "XX000", message: text, details: null, hint: null } : { error: text };
  return Response.json(body, { status: Math.max(200, status) });
}
