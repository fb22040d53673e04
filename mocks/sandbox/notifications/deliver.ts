import type { Database } from "../db/driver";
import { ActionError } from "../playbooks/actions/action";
import { send } from "../playbooks/actions/http";
import { chatBlocks, mailText } from "./bodies";
import type { Message } from "./message";
import { writeToOutbox } from "./outbox";
import type { Recipient, Service } from "./recipients";

/** It could not be handed over; the message is a sentence with the receiver's own words. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  constructor(
    message: string,
    /** Another attempt would end the same way. */
    readonly isFinal: boolean,
    /** What was tried to be sent. */
    readonly body: string | null = null,
    readonly connectionId: string | null = null,
  ) {
    super(message);
  }
}

/** What was handed over, and by which connection. */
export interface Delivered {
  body: string;
  connectionId: string | null;
}

interface Connection {
  id: string;
  name: string;
  type: string;
  url: string;
  username: string;
  password: string;
  properties: Record<string, unknown> | null;
  insecure_tls: boolean | null;
}

/** A receiver has this long. */
const LIMIT_MS = 10_000;

/** Connections that take a JSON message by HTTP, and those whose services the sandbox does not reach. */
const posting = new Set(["http", "generic_webhook", "webhook"]);
const chats = new Set([
  "slack",
  "slackwebhook",
  "discord",
  "teams",
  "telegram",
  "google_chat",
  "googlechat",
  "mattermost",
  "matrix",
  "rocketchat",
  "zulip",
  "zulip_chat",
  "ntfy",
  "opsgenie",
  "pushbullet",
  "pushover",
  "ifttt",
]);
const mails = new Set(["email", "smtp"]);

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** An id, or `connection://namespace/name`. */
async function connectionOf(db: Database, reference: string): Promise<Connection> {
  const parts = reference.replace(/^connection:\/\//, "").split("/");
  const name = parts.at(-1) ?? "";
  const namespace = parts.length > 1 ? (parts.at(-2) ?? "default") : "default";
  const [row] = await db.query<Connection>(
    `select id::text, name, type, coalesce(url, '') as url, coalesce(username, '') as username,
       coalesce(password, '') as password, properties, insecure_tls
     from connections where deleted_at is null
       and (id::text = $1 or (name = $2 and coalesce(nullif(namespace, ''), 'default') = $3)) order by id::text = $1 desc limit 1`,
    [reference, name, namespace],
  );
  if (!row) throw new DeliveryError(`There is no connection ${reference}.`, true);
  return row;
}

const inCluster = /^(?:secret|configmap|helm|serviceaccount):\/\//;

interface Post {
  url: string;
  method: string;
  contentType: string;
  body: string;
  username: string;
  password: string;
  connectionId: string | null;
}

/** @throws DeliveryError for no answer, or one of 400 or more. */
async function post(wish: Post): Promise<Delivered> {
  const { url, method, contentType, body, username, password, connectionId } = wish;
  const hidden = [url, username, password].find((value) => inCluster.test(value));
  if (hidden)
    throw new DeliveryError(
      `${hidden} cannot be read: the sandbox has no cluster to read it from.`,
      true,
      body,
      connectionId,
    );
  const headers = { "content-type": contentType };
  try {
    const answer = await send(
      { url, method, headers, body: method === "GET" ? "" : body, username, password },
      AbortSignal.timeout(LIMIT_MS),
    );
    if (answer.code < 400) return { body, connectionId };
    const words = answer.content.trim().slice(0, 300);
    throw new DeliveryError(
      `${answer.url.origin} answered ${`${answer.code} ${answer.statusText}`.trim()}${words === "" ? "." : `: ${words}`}`,
      false,
      body,
      connectionId,
    );
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const words =
      error instanceof ActionError
        ? error.message
        : `It did not answer within ${LIMIT_MS / 1000} seconds.`;
    throw new DeliveryError(words, false, body, connectionId);
  }
}

const json = (value: object) => JSON.stringify(value, null, 2);

/** Keys of a generic webhook come from its connection. */
function postOf({ title, body }: Message, connection: Connection): Post {
  const { type, id, url, username, password } = connection;
  const own = connection.properties ?? {};
  const isGeneric = type === "generic_webhook";
  const key = (isGeneric && text(own["key"])) || "message";
  const titleKey = (isGeneric && text(own["titleKey"])) || "title";
  return {
    url: (isGeneric && text(own["url"])) || bareUrl(url),
    method: isGeneric && text(own["requestMethod"]).toUpperCase() === "GET" ? "GET" : "POST",
    contentType: (isGeneric && text(own["contentType"])) || "application/json",
    body: json({ [titleKey]: title, [key]: body }),
    username: isGeneric ? "" : username,
    password: isGeneric ? "" : password,
    connectionId: id,
  };
}

/** `generic+https://host/path?ContentType=…` is the address in front of the question mark. */
const bareUrl = (url: string): string =>
  url.startsWith("generic+") ? (url.slice("generic+".length).split("?")[0] ?? "") : url;

/** Where a chat or mail address of a service leads, in words that hold no secret. */
function placeOf(url: string): string {
  const bare = url.replace(/^[a-z+]+:\/\//, "").replace(/^[^@/]*@/, "");
  const to = /[?&](?:to|toaddresses|chats|channel)=([^&]+)/i.exec(url)?.[1];
  return to ? decodeURIComponent(to) : (bare.split(/[/?]/)[0] ?? "");
}

interface Work {
  db: Database;
  sendId: string;
  message: Message;
}

async function toService(
  { db, sendId, message }: Work,
  { connection: reference, url, properties: own }: Service,
): Promise<Delivered> {
  if (reference) {
    const connection = await connectionOf(db, reference);
    const { id, type, name, username } = connection;
    if (posting.has(type)) return post(postOf(message, connection));
    const channel =
      text(own?.["channel"]) || text(own?.["to"]) || text(connection.properties?.["channel"]);
    if (mails.has(type)) {
      const to = channel || placeOf(connection.url);
      return { connectionId: id, ...(await mail(db, sendId, to, message)) };
    }
    if (chats.has(type))
      return {
        connectionId: id,
        ...(await chat(db, sendId, type, channel || username || name, message)),
      };
    throw new DeliveryError(
      `The connection ${name} is of type ${type}, which takes no messages.`,
      true,
    );
  }
  if (!url)
    throw new DeliveryError("The recipient names neither a connection nor an address.", true);
  const scheme = url.split(":")[0]?.toLowerCase() ?? "";
  if (/^(?:generic\+)?https?$/.test(scheme))
    return post({
      url: bareUrl(url),
      method: "POST",
      contentType: "application/json",
      body: json({ title: message.title, message: message.body }),
      username: "",
      password: "",
      connectionId: null,
    });
  if (mails.has(scheme))
    return { connectionId: null, ...(await mail(db, sendId, placeOf(url), message)) };
  if (chats.has(scheme))
    return { connectionId: null, ...(await chat(db, sendId, scheme, placeOf(url), message)) };
  throw new DeliveryError(`Nothing can be sent to an address that begins with ${scheme}.`, true);
}

async function mail(db: Database, sendId: string, to: string, message: Message) {
  const body = mailText(message);
  await writeToOutbox(db, {
    sendId,
    channel: "email",
    recipient: to,
    subject: message.title,
    body,
  });
  return { body };
}

async function chat(db: Database, sendId: string, type: string, to: string, message: Message) {
  const body = type.startsWith("slack") ? chatBlocks(message) : mailText(message);
  await writeToOutbox(db, { sendId, channel: type, recipient: to, subject: message.title, body });
  return { body };
}

/**
 * Hands a message to one recipient: http connections are really called, at the addresses that checks may call; mail and
 * chat go to the outbox. Playbooks are started elsewhere.
 * @throws DeliveryError
 */
export async function deliver(work: Work, recipient: Recipient): Promise<Delivered> {
  if (recipient.service) return toService(work, recipient.service);
  if (recipient.person_id) {
    const [person] = await work.db.query<{ name: string; email: string | null }>(
      "select name, email from people where id = $1::uuid and deleted_at is null",
      [recipient.person_id],
    );
    if (!person)
      throw new DeliveryError("The person that it should go to is not there any more.", true);
    if (!person.email) throw new DeliveryError(`${person.name} has no mail address.`, true);
    const { body } = await mail(work.db, work.sendId, person.email, work.message);
    return { body, connectionId: null };
  }
  const [team] = await work.db.query<{ name: string }>(
    "select name from teams where id = $1::uuid and deleted_at is null",
    [recipient.team_id],
  );
  throw new DeliveryError(
    team
      ? `The team ${team.name} has no service and no member with a mail address to send to.`
      : "The team that it should go to is not there any more.",
    true,
  );
}
