import * as v from "valibot";
import type { ApplicationReport } from "~generated/application/types.gen";
import { httpError } from "../answers";
import { accessOf } from "../applications/access";
import { catalogOf, findingsOf, changesOf, backupsOf } from "../applications/catalog";
import { incidentsOf, monitoringOf } from "../applications/operation";
import { readApplication } from "../applications/spec";
import type { Area } from "../area";
import type { Handler } from "../context";
import { insertTables } from "../db/insert";
import { SearchError } from "../search/grammar";
import { cellsOf, computeView, type ViewRow } from "../views/runView";
import { ViewError } from "../views/spec";
import { accessTables } from "./applicationsAccess";
import { backupChanges } from "./applicationsSeed";

interface Row {
  id: string;
  name: string;
  namespace: string;
  description: string | null;
  created_at: Date;
  spec: unknown;
}

const MOST_SECTION_ROWS = 1_000;

/** getApplicationReport: everything in it is read from the catalog, its changes, incidents and checks as they are now. */
const report: Handler = async ({ request, db }) => {
  const { pathname, origin } = new URL(request.url);
  const [namespace = "", name = ""] = pathname.split("/").slice(-2).map(decodeURIComponent);
  const [row] = await db.query<Row>(
    `select id::text, name, coalesce(namespace, 'default') as namespace, description, created_at, spec
     from applications where coalesce(namespace, 'default') = $1 and name = $2 and deleted_at is null`,
    [namespace, name],
  );
  if (!row) return httpError(404, `application '${namespace}/${name}' not found`);
  try {
    const spec = readApplication(row.spec);
    const catalog = await catalogOf(db, spec);
    const description = spec.description ?? row.description;
    const sections = [];
    for (const { title, viewRef } of spec.sections ?? []) {
      const [view] = await db.query<ViewRow>(
        "select name, namespace, spec from views where name = $1 and coalesce(namespace, '') = $2 and deleted_at is null",
        [viewRef.name, viewRef.namespace ?? ""],
      );
      // A section that cannot be run is missing from the report of a backend too; here it says why.
      const run = view ? await computeView(db, view, {}).catch(asProblem) : undefined;
      sections.push(
        run && "result" in run
          ? { ...cellsOf(run, MOST_SECTION_ROWS), title }
          : {
              name: viewRef.name,
              title,
              lastRefreshedAt: new Date().toISOString(),
              error: run?.error ?? `There is no view ${viewRef.name}.`,
            },
      );
    }
    const monitoring = await monitoringOf(db, catalog.ids, origin);
    const answer: ApplicationReport = {
      id: row.id,
      name: row.name,
      type: spec.type ?? "",
      namespace: row.namespace,
      ...(description ? { description } : {}),
      createdAt: row.created_at.toISOString(),
      ...(spec.properties ? { properties: Object(spec.properties) } : {}),
      accessControl: await accessOf(db, spec),
      incidents: await incidentsOf(db, catalog.ids),
      locations: catalog.locations,
      ...(await backupsOf(db, catalog.datasources)),
      findings: await findingsOf(db, catalog.ids),
      changes: await changesOf(db, catalog.ids),
      cost: catalog.cost,
      ...(monitoring ? { monitoring } : {}),
      ...(catalog.repositories.length > 0 ? { repositories: catalog.repositories } : {}),
      ...(catalog.version ? { version: catalog.version } : {}),
      sections,
    };
    return Response.json(answer);
  } catch (error) {
    if (error instanceof v.ValiError || error instanceof SearchError)
      return httpError(500, `application '${namespace}/${name}': ${error.message}`);
    throw error;
  }
};

function asProblem(error: unknown): { error: string } {
  if (error instanceof ViewError) return { error: error.message };
  throw error;
}

export const area: Area = {
  handlers: { getApplicationReport: report },
  async seed(tx, { ago }) {
    await backupChanges(tx, ago);
    await insertTables(tx, accessTables(ago));
  },
  after: ["catalog", "changes"],
};
