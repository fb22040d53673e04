import * as v from "valibot";
import { exchange, urlOrNull } from "../../checks/httpExchange";
import { describeError } from "../../checks/result";
import { ActionError, plain, readBody, refuse, variable, type ActionRunner } from "./action";
import { connectionOf } from "./connection";

const schema = v.looseObject({
  url: v.nullish(v.string()),
  connection: v.nullish(v.string()),
  method: v.nullish(v.string()),
  body: v.nullish(v.string()),
  headers: v.nullish(v.array(variable)),
  username: v.nullish(variable),
  password: v.nullish(variable),
  ntlm: v.nullish(v.boolean()),
  ntlmv2: v.nullish(v.boolean()),
});

/** Sends one request of an action. @throws ActionError for no address or no answer. */
export async function send(
  request: {
    url: string;
    method: string;
    headers: Readonly<Record<string, string>>;
    body: string;
    username: string;
    password: string;
  },
  signal: AbortSignal,
) {
  const url = urlOrNull(request.url);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ActionError(
      `"${request.url}" is not an address to call. Write it with http:// or https://.`,
    );
  const headers: Record<string, string> = {
    "user-agent": "quarterdeck-sandbox",
    "accept-encoding": "identity",
    ...request.headers,
  };
  if (request.body !== "") headers["content-length"] = String(Buffer.byteLength(request.body));
  if (request.username !== "" || request.password !== "")
    headers["authorization"] =
      `Basic ${Buffer.from(`${request.username}:${request.password}`).toString("base64")}`;
  const { method, body } = request;
  return exchange({ url, method, headers, body, insecureTls: false, ca: "" }, [], signal).catch(
    (error: unknown) => {
      if (signal.aborted) throw signal.reason;
      throw new ActionError(`${url.origin} cannot be called: ${describeError(error)}`);
    },
  );
}

/** Calls an address; an answer of 400 or more is a failure, and its text stays as the result. */
export const runHttp: ActionRunner = async ({ host, body, signal }) => {
  const spec = readBody("http", schema, body);
  refuse("http", { ntlm: spec.ntlm, ntlmv2: spec.ntlmv2 });
  const stored = spec.connection ? await connectionOf(host.db, spec.connection) : null;
  const headers = Object.fromEntries(
    (spec.headers ?? []).map((one) => [
      (one.name ?? "").toLowerCase(),
      plain(one, `The header ${one.name}`),
    ]),
  );
  const answer = await send(
    {
      url: spec.url || stored?.url || "",
      method: (spec.method || "GET").toUpperCase(),
      headers,
      body: spec.body ?? "",
      username: plain(spec.username, "username") || stored?.username || "",
      password: plain(spec.password, "password") || stored?.password || "",
    },
    signal,
  );
  const result = {
    code: answer.code,
    headers: Object.fromEntries(
      Object.entries(answer.headers)
        .filter(([name]) => name !== "set-cookie")
        .map(([name, value]) => [name, [value]]),
    ),
    content: answer.content,
  };
  return answer.code < 400
    ? { result }
    : {
        result,
        error: `${answer.url.href} answered ${answer.code} ${answer.statusText}`.trim() + ".",
      };
};
