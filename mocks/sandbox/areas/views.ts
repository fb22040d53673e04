import { vViewPreview, vViewRequest } from "~generated/view/valibot.gen";
import type { ConfigView } from "~generated/view/types.gen";
import { httpError } from "../answers";
import type { Area } from "../area";
import type { Context, Handler } from "../context";
import type { Database } from "../db/driver";
import { insertRows } from "../db/insert";
import { renderAll } from "../playbooks/template";
import { bodyOf, idOf } from "../requestBody";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";
import { cellsOf, computeView, viewResult, type Freshness, type ViewRow } from "../views/runView";
import { readViewSpec, ViewError } from "../views/spec";
import { viewRows } from "./viewsSeed";

type StoredView = ViewRow & { id: string };

/** `max-age` and `refresh-timeout` of a request, in milliseconds; undefined for a header that cannot be read. */
function freshnessOf(request: Request): Freshness | undefined {
  const header = request.headers.get("cache-control") ?? "";
  const read = (name: string): number | null | undefined => {
    const text = new RegExp(`(?:^|[,\\s])${name}=([^,\\s]*)`).exec(header)?.[1];
    if (text === undefined) return undefined;
    return /^\d+$/.test(text) ? Number(text) * 1000 : null;
  };
  const maxAge = read("max-age");
  const refreshTimeout = read("refresh-timeout");
  return maxAge === null || refreshTimeout === null ? undefined : { maxAge, refreshTimeout };
}

async function answerWith(
  { request, db }: Context,
  view: StoredView | undefined,
  wanted: string,
): Promise<Response> {
  if (!view) return httpError(404, `view(${wanted}) not found`);
  const freshness = freshnessOf(request);
  if (!freshness) return httpError(400, "the cache-control header needs whole seconds");
  const body = request.method === "POST" ? await bodyOf(request, vViewRequest) : {};
  if (body instanceof Response) return body;
  try {
    return Response.json(await viewResult(db, view, body.variables ?? {}, freshness));
  } catch (error) {
    if (error instanceof ViewError) return httpError(500, error.message);
    throw error;
  }
}

const columns = "id::text, name, namespace, spec";

/** evaluateView, getViewResult */
const byId: Handler = async (context) => {
  const id = idOf(context.request);
  if (id instanceof Response) return id;
  const [view] = await context.db.query<StoredView>(
    `select ${columns} from views where id = $1::uuid and deleted_at is null`,
    [id],
  );
  return answerWith(context, view, `id=${id}`);
};

/** evaluateNamedView, getNamedViewResult */
const byName: Handler = async (context) => {
  const [namespace = "", name = ""] = new URL(context.request.url).pathname
    .split("/")
    .slice(-2)
    .map(decodeURIComponent);
  const [view] = await context.db.query<StoredView>(
    `select ${columns} from views where coalesce(namespace, '') = $1 and name = $2 and deleted_at is null`,
    [namespace, name],
  );
  return answerWith(context, view, `namespace=${namespace}, name=${name}`);
};

const preview: Handler = async ({ request, db }) => {
  const body = await bodyOf(request, vViewPreview);
  if (body instanceof Response) return body;
  try {
    const run = await computeView(
      db,
      { name: body.name ?? "preview", namespace: body.namespace ?? null, spec: body.spec },
      body.variables ?? {},
    );
    return Response.json(cellsOf(run));
  } catch (error) {
    if (error instanceof ViewError) return httpError(400, error.message);
    throw error;
  }
};

/** How a view stands on an item; undefined where no selector of it means the item. */
async function tabOf(
  db: Database,
  { id, name, namespace, spec }: StoredView,
  config: Readonly<Record<string, unknown>>,
): Promise<ConfigView | undefined> {
  try {
    const { display } = readViewSpec(spec);
    for (const { configTab, variables } of display?.plugins ?? []) {
      const selector = { ...configTab, id: String(config["id"]) };
      if ((await findResources(db, kinds.configs, selector, 1)).length === 0) continue;
      return {
        id,
        name,
        namespace: namespace ?? "",
        ...(display?.title ? { title: display.title } : {}),
        ...(display?.icon ? { icon: display.icon } : {}),
        ...(typeof display?.ordinal === "number" ? { ordinal: display.ordinal } : {}),
        ...(variables ? { variables: Object(renderAll(variables, { config })) } : {}),
      };
    }
  } catch {
    // A view that cannot be read stands nowhere; it must not take the tabs of the item with it.
  }
  return undefined;
}

const listConfigViews: Handler = async ({ request, db }) => {
  const id = new URL(request.url).searchParams.get("config_id") ?? "";
  if (!/^[0-9a-f-]{36}$/i.test(id)) return httpError(400, "config_id is required");
  const [config] = await db.query<Record<string, unknown>>(
    "select id::text, name, type, tags, labels, health, status from config_items where id = $1::uuid",
    [id],
  );
  if (!config) return httpError(404, `config '${id}' not found`);
  const views = await db.query<StoredView>(
    `select ${columns} from views where deleted_at is null and spec #> '{display,plugins}' is not null order by name`,
  );
  const tabs = await Promise.all(views.map((view) => tabOf(db, view, config)));
  return Response.json(tabs.filter((tab) => tab !== undefined));
};

export const area: Area = {
  handlers: {
    evaluateView: byId,
    getViewResult: byId,
    evaluateNamedView: byName,
    getNamedViewResult: byName,
    previewView: preview,
    listConfigViews,
  },
  seed: (tx) => insertRows(tx, "views", viewRows),
  after: ["people"],
};
