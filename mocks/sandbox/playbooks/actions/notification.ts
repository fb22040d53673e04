import * as v from "valibot";
import { ActionError, readBody, type ActionRunner } from "./action";
import { connectionOf } from "./connection";
import { send } from "./http";

const schema = v.looseObject({
  title: v.string("is missing"),
  message: v.string("is missing"),
  connection: v.nullish(v.string()),
  url: v.nullish(v.string()),
  properties: v.nullish(v.looseObject({})),
});

/** Connections that take a JSON message by HTTP. */
const posts = new Set(["http", "generic_webhook", "webhook"]);

/** Posts the message as JSON to an http(s) address; other services the sandbox cannot reach, and says so. */
export const runNotification: ActionRunner = async ({ host, body, signal }) => {
  const spec = readBody("notification", schema, body);
  const stored = spec.connection ? await connectionOf(host.db, spec.connection) : null;
  const result = { title: spec.title, message: spec.message };
  const url = (spec.url || stored?.url) ?? "";
  const isPost = stored && !spec.url ? posts.has(stored.type) : /^https?:\/\//.test(url);
  if (!isPost)
    throw new ActionError(
      `The sandbox sends messages to http and https addresses alone, not by ${stored?.type ?? (url.split(":")[0] || "no connection at all")}.`,
    );
  const message = JSON.stringify({
    ...result,
    ...(spec.properties ? { properties: spec.properties } : {}),
  });
  const answer = await send(
    {
      url,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: message,
      username: stored?.username ?? "",
      password: stored?.password ?? "",
    },
    signal,
  );
  return answer.code < 400
    ? { result }
    : {
        result,
        error: `${answer.url.origin} answered ${answer.code} to the message: ${answer.content.slice(0, 300)}`,
      };
};
