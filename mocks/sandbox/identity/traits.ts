import type { PersonTraits, UiNode, UiText } from "~generated/identity/types.gen";
import type { Fields } from "./call";
import { input } from "./nodes";
import { labels, missing, noEmail, refusals, tooLong, tooShort } from "./texts";

const emailMax = 254;
const nameMax = 100;
const passwordMax = 256;

type Issues = Record<string, UiText[]>;

/** The inputs for what is kept of a person. */
export function traitNodes(group: string, traits?: PersonTraits): UiNode[] {
  const shown = (value: string | undefined) => (value === undefined ? {} : { value });
  return [
    input(group, "traits.email", "email", labels.emailTrait, {
      ...shown(traits?.email),
      required: true,
      autocomplete: "email",
    }),
    input(group, "traits.name.first", "text", labels.firstName, shown(traits?.name.first)),
    input(group, "traits.name.last", "text", labels.lastName, shown(traits?.name.last)),
  ];
}

/** What the form says of a person, and what is wrong with it by input. Without a name the address gives one. */
export function readTraits(fields: Fields): { traits: PersonTraits; issues: Issues } {
  const of = (name: string) => (fields.get(name) ?? "").trim();
  const email = of("traits.email").toLowerCase();
  const [first, last] = [of("traits.name.first"), of("traits.name.last")];
  const issues: Issues = {};
  if (email === "") issues["traits.email"] = [missing("email")];
  else if (email.length > emailMax) issues["traits.email"] = [tooLong(emailMax)];
  else if (!/^[^\s@"<>]+@[^\s@"<>]+$/.test(email)) issues["traits.email"] = [noEmail(email)];
  if (first.length > nameMax) issues["traits.name.first"] = [tooLong(nameMax)];
  if (last.length > nameMax) issues["traits.name.last"] = [tooLong(nameMax)];
  const name = first === "" && last === "" ? (email.split("@")[0] ?? "") : first;
  return { traits: { email, name: { first: name, last } }, issues };
}

/** What is wrong with a new password, or undefined. */
export function passwordIssue(password: string, email: string): UiText | undefined {
  if (password === "") return missing("password");
  if (password.length < 8) return tooShort(password.length);
  if (password.length > passwordMax) return tooLong(passwordMax);
  const [name = ""] = email.split("@");
  const lower = password.toLowerCase();
  return lower === email || lower === name ? refusals.tooSimilar : undefined;
}
