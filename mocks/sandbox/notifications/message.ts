import { render } from "../playbooks/template";
import { TemplateError } from "../playbooks/templateValue";
import type { EventScope } from "./scope";

/** The texts of a rule; without them each kind of event has its own. */
export interface RuleTexts {
  title: string | null;
  /** Markdown. */
  template: string | null;
}

/** What is sent: a line and a text in Markdown. */
export interface Message {
  title: string;
  body: string;
}

/** A text of a rule cannot be filled in; the message is a sentence. */
export class MessageError extends Error {
  override name = "MessageError";
}

const happened: Readonly<Record<string, string>> = {
  passed: "passes again",
  failed: "fails",
  created: "was created",
  updated: "was updated",
  changed: "has changed",
  deleted: "was deleted",
};

const nouns = {
  config: "",
  component: "Component ",
  check: "Check ",
  canary: "Health check ",
  playbook: "Playbook ",
  incident: "Incident ",
  notification: "Rule ",
} as const;

/** What is told of something that belongs to the subject. */
const parts: Readonly<Record<string, (what: string) => string>> = {
  "playbook.approval.inserted": (what) => `A run of ${what} was approved`,
  "playbook.spec.approval.updated": (what) => `Who approves runs of ${what} has changed`,
  "notification.watchdog": (what) => `${what} is at work`,
  "incident.responder.added": (what) => `${what} has a new responder`,
  "incident.responder.removed": (what) => `${what} has lost a responder`,
  "incident.comment.added": (what) => `${what} has a new comment`,
  "incident.dod.added": (what) => `${what} has a new definition of done`,
  "incident.dod.removed": (what) => `${what} has one definition of done less`,
  "incident.dod.passed": (what) => `${what} has met a definition of done`,
  "incident.dod.regressed": (what) => `${what} no longer meets a definition of done`,
};

function usualTitle(event: string, { kind, name, type }: EventScope): string {
  const what = `${kind === "config" && type ? `${type} ` : nouns[kind]}${name}`;
  const part = parts[event];
  if (part) return part(what);
  const word = event.split(".").at(-1) ?? "";
  if (word === "unknown") return `The health of ${what} is not known`;
  return `${what} ${happened[word] ?? `is ${word}`}`;
}

function usualBody({ status, health, description, scope }: EventScope): string {
  const links = Object.entries({ Open: scope["permalink"], Silence: scope["silenceURL"] }).flatMap(
    ([label, url]) => (typeof url === "string" && url !== "" ? [`[${label}](${url})`] : []),
  );
  return [
    ...(description ? [description] : []),
    ...(status && status !== health ? [`Status: ${status}`] : []),
    ...(links.length > 0 ? [links.join(" · ")] : []),
  ].join("\n\n");
}

function fill(label: string, text: string, about: EventScope): string {
  try {
    return render(text, about.scope, true);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    throw new MessageError(`The ${label} cannot be filled in: ${error.message}`);
  }
}

/**
 * The message of a rule about an event: `$(...)` and `{{...}}` of its own title and template are filled in as those of
 * playbooks are, and a missing field is an empty text.
 * @param others names of what is told about in the same message.
 * @throws MessageError where a text calls an unknown function, steers, or reads a name that is not among `ruleNames`.
 */
export function renderMessage(
  rule: RuleTexts,
  eventName: string,
  about: EventScope,
  others: readonly string[] = [],
): Message {
  // A rule's own texts speak of what it watches, not of itself.
  const own = about.kind === "notification" ? { title: null, template: null } : rule;
  const title = own.title?.trim()
    ? fill("title", own.title.trim(), about)
    : usualTitle(eventName, about);
  const body = own.template?.trim() ? fill("template", own.template, about) : usualBody(about);
  const together =
    others.length > 0 ? `\n\nTogether with:\n${others.map((name) => `- ${name}`).join("\n")}` : "";
  return { title, body: `${body}${together}`.trim() };
}
