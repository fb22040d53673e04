import * as v from "valibot";
import { durationMs } from "../../duration";
import { ActionError, plain, readBody, variable, type ActionRunner } from "./action";
import { send } from "./http";

const count = v.nullish(v.union([v.string(), v.number()]));
const account = { username: v.nullish(variable), password: v.nullish(variable) };

const loki = v.looseObject({
  url: v.string("is missing"),
  query: v.string("is missing"),
  start: v.nullish(v.string()),
  end: v.nullish(v.string()),
  since: v.nullish(v.string()),
  limit: count,
  direction: v.nullish(v.string()),
  ...account,
});
const opensearch = v.looseObject({
  address: v.string("is missing"),
  index: v.string("is missing"),
  query: v.string("is missing"),
  limit: count,
  ...account,
});

interface Line {
  timestamp: string;
  message: string;
  labels?: Readonly<Record<string, unknown>>;
}

const lokiAnswer = v.looseObject({
  data: v.looseObject({
    result: v.array(
      v.looseObject({
        stream: v.record(v.string(), v.string()),
        values: v.array(v.tupleWithRest([v.string(), v.string()], v.unknown())),
      }),
    ),
  }),
});
const searchAnswer = v.looseObject({
  hits: v.looseObject({ hits: v.array(v.looseObject({ _source: v.looseObject({}) })) }),
});

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  who: string,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const read = v.safeParse(schema, json);
  if (!read.success)
    throw new ActionError(`What ${who} answered are no log lines: ${text.slice(0, 200)}`);
  return read.output;
}

/** A time as Loki takes it: nanoseconds. `5m` and `now-5m` count back from now. */
function nanoseconds(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const back = durationMs(text.replace(/^now-/, ""));
  const time = back === undefined ? Date.parse(text) : Date.now() - back;
  return Number.isNaN(time) ? undefined : `${time}000000`;
}

const accountOf = (spec: {
  username?: v.InferOutput<typeof variable> | null | undefined;
  password?: v.InferOutput<typeof variable> | null | undefined;
}) => ({
  username: plain(spec.username, "username"),
  password: plain(spec.password, "password"),
});

async function fromLoki(body: unknown, signal: AbortSignal): Promise<Line[]> {
  const spec = readBody("logs.loki", loki, body);
  const query = new URLSearchParams({ query: spec.query, limit: String(spec.limit ?? 100) });
  for (const [name, value] of [
    ["start", nanoseconds(spec.start)],
    ["end", nanoseconds(spec.end)],
    ["since", spec.since],
    ["direction", spec.direction],
  ] as const)
    if (value) query.set(name, value);
  const url = `${spec.url.replace(/\/+$/, "")}/loki/api/v1/query_range?${query}`;
  const answer = await send(
    { url, method: "GET", headers: {}, body: "", ...accountOf(spec) },
    signal,
  );
  if (answer.code >= 400)
    throw new ActionError(`Loki answered ${answer.code}: ${answer.content.slice(0, 300)}`);
  return parsed(lokiAnswer, answer.content, "Loki").data.result.flatMap(({ stream, values }) =>
    values.map(([time, message]) => ({
      timestamp: new Date(Number(time) / 1e6).toISOString(),
      message,
      labels: stream,
    })),
  );
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

async function fromOpensearch(body: unknown, signal: AbortSignal): Promise<Line[]> {
  const spec = readBody("logs.opensearch", opensearch, body);
  const url = `${spec.address.replace(/\/+$/, "")}/${encodeURIComponent(spec.index)}/_search?size=${spec.limit ?? 100}`;
  const headers = { "content-type": "application/json" };
  const answer = await send(
    { url, method: "POST", headers, body: spec.query, ...accountOf(spec) },
    signal,
  );
  if (answer.code >= 400)
    throw new ActionError(`OpenSearch answered ${answer.code}: ${answer.content.slice(0, 300)}`);
  return parsed(searchAnswer, answer.content, "OpenSearch").hits.hits.map(({ _source }) => {
    const { message, "@timestamp": at, timestamp, ...labels } = _source;
    return { timestamp: text(at) || text(timestamp), message: text(message), labels };
  });
}

/** Reads log lines of Loki or OpenSearch; they are left behind as logs.json, one line each. */
export const runLogs: ActionRunner = async ({ body, signal }) => {
  const source = Object.keys(body).find((key) =>
    ["loki", "opensearch", "kubernetes", "cloudwatch"].includes(key),
  );
  if (source !== "loki" && source !== "opensearch")
    throw new ActionError(
      source
        ? `The sandbox reads logs of loki and opensearch alone; it has no ${source === "kubernetes" ? "cluster" : "cloud account"} to read them from.`
        : "The logs action names no source.",
    );
  const lines =
    source === "loki"
      ? await fromLoki(body[source], signal)
      : await fromOpensearch(body[source], signal);
  const sorted = lines.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  return {
    result: { metadata: { source, lines: sorted.length } },
    files: [
      {
        filename: "logs.json",
        contentType: "application/log+json",
        content: new TextEncoder().encode(
          sorted.map((line) => `${JSON.stringify(line)}\n`).join(""),
        ),
      },
    ],
  };
};
