import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import * as v from "valibot";
import { withDeadline } from "./deadline";
import { resolveAllowed } from "./guard";
import { count, filled, parseSpec, text } from "./input";
import { errorCode, InvalidCheck, stopwatch, type Runner } from "./result";

const schema = v.object({
  server: v.nullish(text),
  port: v.nullish(count),
  query: v.nullish(text),
  querytype: v.nullish(text),
  minrecords: v.nullish(count),
  exactreply: v.nullish(v.array(text, "must be a list")),
  timeout: v.nullish(count),
  thresholdMillis: v.nullish(count),
});

/** How each record type is asked for and written down, as canary-checker writes it. */
const QUERIES: Readonly<Record<string, (resolver: Resolver, name: string) => Promise<string[]>>> = {
  A: (resolver, name) => resolver.resolve4(name),
  AAAA: (resolver, name) => resolver.resolve6(name),
  CNAME: (resolver, name) => resolver.resolveCname(name),
  NS: (resolver, name) => resolver.resolveNs(name),
  PTR: (resolver, name) => (isIP(name) === 0 ? resolver.resolvePtr(name) : resolver.reverse(name)),
  TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((parts) => parts.join("")),
  MX: async (resolver, name) =>
    (await resolver.resolveMx(name)).map((mx) => `${mx.exchange} ${mx.priority}`),
  SRV: async (resolver, name) =>
    (await resolver.resolveSrv(name)).map(
      (srv) => `${srv.priority} ${srv.weight} ${srv.port} ${srv.name}`,
    ),
};

/** Codes with which a resolver says that it answered, and that there is nothing. */
const EMPTY_ANSWERS = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks a name server (the system's when none is named) and compares the records without regard to order or case. */
export const runDns: Runner = async (entry, { signal, timeoutMs }) => {
  const spec = parseSpec(schema, entry);
  const type = (filled(spec.querytype) ? spec.querytype : "A").trim().toUpperCase();
  const ask = QUERIES[type];
  if (ask === undefined) {
    throw new InvalidCheck(
      `"${type}" is not a query type. Allowed are ${Object.keys(QUERIES).join(", ")}.`,
    );
  }
  if (!filled(spec.query))
    throw new InvalidCheck("The check has no query. Enter the name to resolve.");
  const name = spec.query.trim();
  const limit = spec.timeout ? Math.min(spec.timeout * 1000, timeoutMs) : timeoutMs;
  const elapsed = stopwatch();
  const records = await withDeadline(signal, limit, async (inner) => {
    const resolver = new Resolver({ timeout: limit, tries: 1 });
    inner.addEventListener("abort", () => resolver.cancel(), { once: true });
    if (filled(spec.server))
      resolver.setServers([await serverAddress(spec.server.trim(), spec.port || 53)]);
    return ask(resolver, name).catch((error: unknown) => {
      if (EMPTY_ANSWERS.has(errorCode(error))) return [];
      throw new Error(`${name} could not be asked for (${errorCode(error) || String(error)}).`, {
        cause: error,
      });
    });
  });
  const durationMs = elapsed();
  const problems = [
    ...recordProblems(records, spec.minrecords ?? 0, spec.exactreply ?? [], `${type} ${name}`),
  ];
  if (spec.thresholdMillis && durationMs > spec.thresholdMillis) {
    problems.push(`It took ${durationMs} ms, allowed are ${spec.thresholdMillis} ms.`);
  }
  return {
    pass: problems.length === 0,
    message: records.join(", "),
    ...(problems.length === 0 ? {} : { error: problems.join("\n") }),
    durationMs,
    details: { type, records },
  };
};

function recordProblems(
  records: readonly string[],
  least: number,
  exact: readonly string[],
  what: string,
): string[] {
  if (records.length === 0) return [`There is no record for ${what}.`];
  if (records.length < least)
    return [`${records.length} records for ${what}, at least ${least} are wanted.`];
  if (exact.length === 0 || comparable(records) === comparable(exact)) return [];
  return [
    `The records for ${what} are ${records.join(", ")}, wanted are exactly ${exact.join(", ")}.`,
  ];
}

function comparable(records: readonly string[]): string {
  const plain = records.map((record) =>
    record
      .trim()
      .toLowerCase()
      .replaceAll(/\.(?=\s|$)/g, ""),
  );
  return plain.toSorted().join("\n");
}

async function serverAddress(server: string, port: number): Promise<string> {
  const [found] = await resolveAllowed(server);
  if (found === undefined) throw new Error(`The name server ${server} has no address.`);
  return found.family === 6 ? `[${found.address}]:${port}` : `${found.address}:${port}`;
}
