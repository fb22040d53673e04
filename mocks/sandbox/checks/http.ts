import * as v from "valibot";
import { exchange, urlOrNull, type HttpAnswer, type HttpRequest } from "./httpExchange";
import {
  count,
  envVar,
  filled,
  parseSpec,
  plainValue,
  refuseUnsupported,
  secret,
  template,
  text,
} from "./input";
import { InvalidCheck, stopwatch, type CheckResult, type Runner } from "./result";
import { applyScripts } from "./template";

const flag = v.nullish(v.boolean("must be true or false"));

const schema = v.object({
  url: v.nullish(text),
  endpoint: v.nullish(text),
  connection: v.nullish(v.unknown()),
  method: v.nullish(text),
  body: v.nullish(text),
  templateBody: flag,
  headers: v.nullish(v.array(envVar, "must be a list")),
  username: v.nullish(secret),
  password: v.nullish(secret),
  authentication: v.nullish(v.object({ username: v.nullish(secret), password: v.nullish(secret) })),
  ntlm: flag,
  ntlmv2: flag,
  oauth2: v.nullish(v.unknown()),
  crawl: v.nullish(v.unknown()),
  responseCodes: v.nullish(v.array(count, "must be a list")),
  responseContent: v.nullish(text),
  responseJSONContent: v.nullish(v.unknown()),
  thresholdMillis: v.nullish(count),
  maxSSLExpiry: v.nullish(count),
  tlsConfig: v.nullish(
    v.object({
      insecureSkipVerify: flag,
      ca: v.nullish(secret),
      cert: v.nullish(v.unknown()),
      key: v.nullish(v.unknown()),
    }),
  ),
  test: v.nullish(template),
  display: v.nullish(template),
  transform: v.nullish(template),
});

type HttpSpec = v.InferOutput<typeof schema>;

const DAY_MS = 86_400_000;

/** Headers whose values may be secrets are not stored with the result. */
const NOT_STORED = new Set(["set-cookie", "authorization", "www-authenticate"]);

/**
 * Calls a URL as canary-checker's http check does: 2xx passes unless `responseCodes` or a test says otherwise; text,
 * duration and certificate are checked when asked for. Expressions read code, headers, content, json, elapsed (ms) and
 * sslAge (ms until the certificate ends).
 */
export const runHttp: Runner = async (entry, { signal }) => {
  const spec = parseSpec(schema, entry);
  refuseUnsupported({
    connection: spec.connection,
    templateBody: spec.templateBody,
    ntlm: spec.ntlm,
    ntlmv2: spec.ntlmv2,
    oauth2: spec.oauth2,
    crawl: spec.crawl,
    responseJSONContent: spec.responseJSONContent,
    "tlsConfig.cert": spec.tlsConfig?.cert,
    "tlsConfig.key": spec.tlsConfig?.key,
  });
  const request = requestOf(spec);
  const elapsed = stopwatch();
  const answer = await exchange(request, spec.responseCodes ?? [], signal);
  return judge(spec, answer, elapsed());
};

function judge(spec: HttpSpec, answer: HttpAnswer, durationMs: number): CheckResult {
  const sslAge =
    answer.certificateEnds === null ? null : answer.certificateEnds.getTime() - Date.now();
  const scope = {
    code: answer.code,
    headers: answer.headers,
    content: answer.content,
    json: jsonOf(answer.content),
    elapsed: durationMs,
    sslAge,
  };
  const verdict = applyScripts(spec, scope);
  const codes = spec.responseCodes ?? [];
  const problems: string[] = [];
  if (codes.length > 0 && !codes.includes(answer.code)) {
    problems.push(
      `The answer was ${answer.code}, accepted ${codes.length === 1 ? "is" : "are"} ${codes.join(", ")}.`,
    );
  }
  if (
    codes.length === 0 &&
    verdict.pass === undefined &&
    (answer.code < 200 || answer.code > 299)
  ) {
    problems.push(`The answer was ${answer.code}, accepted are 200 to 299.`);
  }
  if (filled(spec.responseContent) && !answer.content.includes(spec.responseContent)) {
    problems.push(`The answer does not contain "${spec.responseContent}".`);
  }
  if (spec.thresholdMillis && durationMs > spec.thresholdMillis) {
    problems.push(`It took ${durationMs} ms, allowed are ${spec.thresholdMillis} ms.`);
  }
  if (spec.maxSSLExpiry) problems.push(...certificateProblems(spec.maxSSLExpiry, sslAge));
  if (verdict.error !== undefined) problems.push(verdict.error);
  return {
    pass: problems.length === 0,
    message: verdict.message ?? `${answer.code} ${answer.statusText}`.trim(),
    ...(problems.length === 0 ? {} : { error: problems.join("\n") }),
    durationMs,
    details: detailsOf(answer, sslAge),
    data: scope,
  };
}

function certificateProblems(days: number, sslAge: number | null): string[] {
  if (sslAge === null)
    return ["maxSSLExpiry is set, but the answer came without TLS. Use an https address."];
  const left = Math.floor(sslAge / DAY_MS);
  return left < days ? [`The certificate ends in ${left} days, at least ${days} are wanted.`] : [];
}

function detailsOf(answer: HttpAnswer, sslAge: number | null): Record<string, unknown> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !NOT_STORED.has(name)),
  );
  return {
    code: answer.code,
    headers,
    size: Buffer.byteLength(answer.content),
    ...(answer.truncated ? { truncated: true } : {}),
    ...(answer.redirects > 0
      ? { redirects: answer.redirects, url: `${answer.url.origin}${answer.url.pathname}` }
      : {}),
    ...(sslAge === null ? {} : { certificateDaysLeft: Math.floor(sslAge / DAY_MS) }),
  };
}

function requestOf(spec: HttpSpec): HttpRequest {
  const username = plainValue(spec.username ?? spec.authentication?.username, "username");
  const password = plainValue(spec.password ?? spec.authentication?.password, "password");
  const url = urlOf(spec, username, password);
  const body = spec.body ?? "";
  const headers: Record<string, string> = {
    "user-agent": "quarterdeck-sandbox",
    "accept-encoding": "identity",
  };
  if (body !== "") headers["content-length"] = String(Buffer.byteLength(body));
  if (username !== "" || password !== "") headers["authorization"] = basic(username, password);
  else if (url.username !== "") {
    headers["authorization"] = basic(
      decodeURIComponent(url.username),
      decodeURIComponent(url.password),
    );
  }
  url.username = "";
  url.password = "";
  for (const header of spec.headers ?? []) {
    if (!filled(header.name))
      throw new InvalidCheck("A header of the check has no name. Name it or remove it.");
    headers[header.name.trim().toLowerCase()] = plainValue(header, `The header ${header.name}`);
  }
  return {
    url,
    method: (filled(spec.method) ? spec.method : "GET").trim().toUpperCase(),
    headers,
    body,
    insecureTls: spec.tlsConfig?.insecureSkipVerify === true,
    ca: plainValue(spec.tlsConfig?.ca, "tlsConfig.ca"),
  };
}

function urlOf(spec: HttpSpec, username: string, password: string): URL {
  if (filled(spec.url) && filled(spec.endpoint)) {
    throw new InvalidCheck(
      "The check has url and endpoint. Keep url, endpoint is its former name.",
    );
  }
  const raw = (spec.url ?? spec.endpoint ?? "").trim();
  if (raw === "") throw new InvalidCheck("The check has no url. Enter the address to call.");
  const address = raw
    .replaceAll("$(username)", () => encodeURIComponent(username))
    .replaceAll("$(password)", () => encodeURIComponent(password));
  const url = urlOrNull(address);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new InvalidCheck(
      `"${raw}" is not an address to call. Write it with http:// or https://.`,
    );
  }
  return url;
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
