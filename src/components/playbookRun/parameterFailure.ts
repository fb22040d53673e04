import { ApiError, errorText } from "~/api/errors";
import { plainWords } from "~/api/errorWords";
import { isFields } from "~/lib/json/fields";

/** In the order that counts (spec 3, feedback): what is meant for people comes first. */
const fields = ["public", "hint", "message", "error"];

/**
 * Inline text for parameters that could not be read: the answer's `public`, `hint`, `message` or `error` field, else
 * its plain text; where no answer came, what went wrong with the call.
 */
export function parameterFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === null) return errorText(error);
  try {
    const body: unknown = JSON.parse(error.body);
    const said = isFields(body) ? fields.map((field) => body[field]) : [body];
    const words = said.find((text) => typeof text === "string" && text.trim() !== "");
    return typeof words === "string" ? plainWords(words) : "Unknown error";
  } catch {
    return error.isExplained ? errorText(error) : "Unknown error";
  }
}
