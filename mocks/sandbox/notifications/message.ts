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
} as const;

function usualTitle(event: string, { kind, name, type }: EventScope): string {
  const what = `${kind === "config" && type ? `${type} ` : nouns[kind]}${name}`;
  if (event === "playbook.approval.inserted") return `A run of ${what} was approved`;
  if (event === "playbook.spec.approval.updated") return `Who approves runs of ${what} has changed`;
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
  const title = rule.title?.trim()
    ? fill("title", rule.title.trim(), about)
    : usualTitle(eventName, about);
  const body = rule.template?.trim() ? fill("template", rule.template, about) : usualBody(about);
  const together =
    others.length > 0 ? `\n\nTogether with:\n${others.map((name) => `- ${name}`).join("\n")}` : "";
  return { title, body: `${body}${together}`.trim() };
}
