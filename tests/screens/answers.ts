import { faker } from "@faker-js/faker";
import { delay, http, HttpResponse, type HttpHandler } from "msw";
import { readContract } from "../../codegen/contract";
import { readsOf, readYaml, type DbExamples } from "../../codegen/document";
import { getGetHealthSummaryResponseMock } from "~generated/msw/canary";

/** Rows of /db as the contract shows them, by relation and by named read. */
export const examples = await readYaml<DbExamples>("openapi/examples/db.yaml");
const { db } = await readContract();

/** Named read by its relation and select: the select string is what tells reads apart on the wire. */
const reads = new Map(
  Object.entries(db.paths).flatMap(([path, item]) =>
    readsOf(item).map(({ name, select }) => [`${path} ${select}`, name] as const),
  ),
);

const doubles = import.meta.glob<Readonly<Record<string, unknown>>>("../../generated/msw/*.ts", {
  eager: true,
});

/**
 * A made-up answer to every operation of the contract: orval writes a list of them for each tag.
 * Guarantee: whatever it calls `get…Mock`, and not `…ResponseMock`, gives such a list.
 */
const everything: readonly HttpHandler[] = Object.values(doubles).flatMap((module) =>
  Object.entries(module).flatMap(([name, make]) =>
    /^get(?!\w*Response\w*Mock$)\w+Mock$/.test(name) ? (make as () => HttpHandler[])() : [],
  ),
);

export type RowCount = "empty" | "one" | "many";

/** Rows for a count, each with an id of its own. */
function rowsFor(name: string, relation: string, count: RowCount): object[] {
  const shown = (examples[name] ?? examples[relation] ?? []) as readonly object[];
  const [first] = shown;
  if (count === "empty" || first === undefined) return [];
  if (count === "one") return [first];
  return Array.from({ length: 30 }, (_row, index) => {
    const row = shown[index % shown.length] ?? first;
    return index < shown.length || !("id" in row) ? row : { ...row, id: faker.string.uuid() };
  });
}

/**
 * A backend that answers every read of /db with so many rows, and everything else with made-up answers.
 * @param roles of the signed-in person.
 * @param me id of the signed-in person.
 */
export function backend(
  count: RowCount,
  roles: readonly string[] = ["admin"],
  me = "01900000-0001-7000-8000-000000000001",
): HttpHandler[] {
  faker.seed(1);
  const summary = getGetHealthSummaryResponseMock();
  const checks = summary.checks_summary ?? [];
  return [
    http.get("*/api/auth/whoami", () =>
      HttpResponse.json({
        message: "success",
        payload: {
          user: {
            id: me,
            name: "Ada Osei",
            email: "ada@x.example",
          },
          roles,
          permissions: [],
        },
      }),
    ),
    http.get("*/api/properties", () => HttpResponse.json([])),
    http.get("*/api/canary/api/summary", () =>
      HttpResponse.json({
        ...summary,
        checks_summary: count === "many" ? checks : checks.slice(0, count === "one" ? 1 : 0),
      }),
    ),
    http.get("*/api/db/*", ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.replace("/api/db", "");
      const name = reads.get(`${path} ${searchParams.get("select") ?? ""}`) ?? "";
      const rows = rowsFor(name, path.slice(1), count);
      const range = rows.length === 0 ? "*/0" : `0-${rows.length - 1}/${rows.length}`;
      return HttpResponse.json(rows, { headers: { "content-range": range } });
    }),
    ...everything,
  ];
}

const refused = (status: number, message: string) => () =>
  HttpResponse.json({ code: String(status), message, details: null, hint: null }, { status });

/** How a call fails. */
export const faults = {
  "400": refused(400, "invalid input syntax"),
  "401": refused(401, "no session"),
  "403": refused(403, "permission denied"),
  "404": refused(404, "not found"),
  "409": refused(409, "conflict"),
  "500": refused(500, "the database is away"),
  timeout: async () => {
    await delay("infinite");
    return HttpResponse.error();
  },
  offline: () => HttpResponse.error(),
  malformed: () =>
    new HttpResponse('[{"id": "half', { headers: { "content-type": "application/json" } }),
} as const;

export type Fault = keyof typeof faults;

/** Every call fails but those that the console itself stands on: who is there, and what is switched off. */
export const failing = (fault: Fault): HttpHandler[] => [
  ...backend("many").slice(0, 2),
  http.all("*/api/*", faults[fault]),
];
