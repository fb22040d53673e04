import * as v from "valibot";
import { parse } from "yaml";
import type { Chart, ChartId } from "~generated/charts/types.gen";
import { vChartId } from "~generated/charts/valibot.gen";
import { documentSchemas } from "~generated/schemas/index";

export interface ChartsOptions {
  /** Folder of the chart definitions; null where no registry is asked. */
  registry: URL | null;
  /** Longest wait for one file, in milliseconds. */
  timeoutMs?: number;
  /** Largest file. */
  maxBytes?: number;
  /** How long an answer of the registry is kept, in milliseconds; a failure is kept a twentieth of it. */
  keepMs?: number;
}

/** What a chart's definition must say; the names end up in commands. */
const definition = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,100}$/)),
});
const shippedPart = v.object({ name: v.string(), version: v.string(), repository: v.string() });
const valuesSchema = v.custom<Record<string, unknown>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);

/** Why the registry gave no chart: half a sentence that starts with its host. */
class RegistryTrouble extends Error {
  override name = "RegistryTrouble";
}

/** The definition that ships with the console. */
async function shipped(id: ChartId, reason: string): Promise<Chart> {
  const { "x-chart": about, ...schema } = await documentSchemas[`charts/chart-${id}`]();
  return {
    ...v.parse(shippedPart, about),
    source: "shipped",
    reason,
    valuesSchema: schema,
    values: "",
  };
}

/** Text of a file of the registry; undefined for one that is not there. */
async function readFile(
  url: URL,
  { timeoutMs, maxBytes }: Required<Pick<ChartsOptions, "timeoutMs" | "maxBytes">>,
): Promise<string | undefined> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect could lead anywhere, also inside of this network.
    const answer = await fetch(url, { redirect: "manual", signal: late });
    if (answer.status >= 300 && answer.status < 400)
      throw new RegistryTrouble(`${url.host} sends to another address, which is not followed`);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new RegistryTrouble(`${url.host} answered ${answer.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes)
        throw new RegistryTrouble(`${url.host} sent more than ${Math.round(maxBytes / 1000)} kB`);
      parts.push(part);
    }
    return Buffer.concat(parts).toString("utf8");
  } catch (error) {
    if (error instanceof RegistryTrouble) throw error;
    throw new RegistryTrouble(
      late.aborted
        ? `${url.host} did not answer within ${timeoutMs / 1000} seconds`
        : `${url.host} cannot be reached`,
    );
  }
}

/** A file's content in a checked form; what does not fit is the registry's trouble. */
function understood<Shape extends v.GenericSchema>(
  shape: Shape,
  read: () => unknown,
  problem: string,
): v.InferOutput<Shape> {
  try {
    return v.parse(shape, read());
  } catch {
    throw new RegistryTrouble(problem);
  }
}

/** The definition that the registry has now. */
async function fromRegistry(id: ChartId, options: Required<ChartsOptions>): Promise<Chart> {
  const { registry } = options;
  if (registry === null) throw new RegistryTrouble("CHART_REGISTRY_URL is off");
  const folder = `${registry.href.replace(/\/+$/, "")}/${id}/`;
  const [about, schema, values] = await Promise.all(
    ["Chart.yaml", "values.schema.json", "values.yaml"].map((name) =>
      readFile(new URL(folder + name), options),
    ),
  );
  const { host } = registry;
  if (about === undefined) throw new RegistryTrouble(`${host} has no chart ${id}`);
  if (schema === undefined)
    throw new RegistryTrouble(`${host} has no schema of the values of ${id}`);
  const { repository } = await shipped(id, "");
  return {
    ...understood(definition, () => parse(about), `${host} has no readable definition of ${id}`),
    repository,
    source: "registry",
    valuesSchema: understood(
      valuesSchema,
      () => JSON.parse(schema),
      `${host} has no readable schema of the values of ${id}`,
    ),
    values: values ?? "",
  };
}

/**
 * Reads chart definitions for the browser, which may not call other hosts itself. Only the charts of the contract and
 * only their three files are asked for; answers are kept, so that nobody can make the console flood a registry.
 * @returns the answer of getChart for a word of the address.
 */
export function createCharts(given: ChartsOptions): (id: string) => Promise<Response> {
  const options = { timeoutMs: 4_000, maxBytes: 512_000, keepMs: 600_000, ...given };
  const kept = new Map<ChartId, { until: number; chart: Promise<Chart> }>();

  const read = (id: ChartId): Promise<Chart> => {
    const known = kept.get(id);
    if (known && known.until > performance.now()) return known.chart;
    const entry = {
      until: performance.now() + options.keepMs,
      chart: fromRegistry(id, options).catch((error: unknown) => {
        entry.until = performance.now() + options.keepMs / 20;
        if (!(error instanceof RegistryTrouble)) throw error;
        return shipped(id, error.message);
      }),
    };
    kept.set(id, entry);
    return entry.chart;
  };

  return async (word) => {
    const headers = { "cache-control": "no-store" };
    const id = v.safeParse(vChartId, word);
    return id.success
      ? Response.json(await read(id.output), { headers })
      : Response.json({ error: "The console offers no chart of this name." }, { status: 404 });
  };
}
