import * as v from "valibot";
import { httpError } from "./answers";

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A request's JSON body, or the 400 that names the first key that does not fit. */
export async function bodyOf<Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  const body = v.safeParse(schema, await request.json().catch(() => undefined));
  if (body.success) return body.output;
  const [issue] = body.issues;
  const path = v.getDotPath(issue);
  return httpError(400, path ? `${path}: ${issue.message}` : "the body is no JSON object");
}

/** The id that stands at a place of the path, counted from the end (-1 is the last), or a 400. */
export function idOf(request: Request, place = -1): string | Response {
  const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(place) ?? "");
  return isUuid(id) ? id.toLowerCase() : httpError(400, `${id} is not an id`);
}
