import * as v from "valibot";

/**
 * The parts of a document that a run needs.
 * @param refused makes the error, of the place ("actions.0.name", or "" for the whole) and what is wrong there.
 */
export function readDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  document: unknown,
  refused: (place: string, problem: string) => Error,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, document);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw refused(v.getDotPath(issue) ?? "", issue.message);
}
