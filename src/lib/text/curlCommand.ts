import { splitAtMarks } from "~/lib/wire/maskedSecrets";
import { shellQuoted } from "./shellQuoted";

/** A call as a shell is to make it. */
interface ShellCall {
  method: string;
  /** Whole address. */
  address: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The body's text; marks of variables (`markOf`) are left to the shell. */
  body?: string | undefined;
}

/** One word of the shell in which the marks of variables are its variables. */
const word = (text: string): string =>
  splitAtMarks(text)
    .map((part, place) => {
      // Where a variable stands the quoted text ends, and goes on behind it.
      if (place % 2 === 1) return `"$${part}"`;
      return part === "" ? "" : shellQuoted(part);
    })
    .join("");

/** The call as a curl command; `between` stands between its parts. */
export function curlCommand({ method, address, headers, body }: ShellCall, between = " "): string {
  return [
    `curl -X ${method}`,
    ...headers.map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${word(body)}`]),
    shellQuoted(address),
  ].join(between);
}
