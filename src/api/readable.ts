import { MalformedAnswer } from "./errors";

/** What an answer is at its outermost: what a screen needs of it to say "no rows" and not "no answer". */
export interface AnswerShape {
  /** JSON types, for example `array` and `null`. */
  is: readonly string[];
  /** Fields of an object that has no others, each with its JSON types; none where they are not known. */
  fields?: Readonly<Record<string, readonly string[]>>;
}

/** What the generated client makes of an answer without a body: told from an empty object by its identity. */
export const noAnswer: Readonly<Record<string, never>> = Object.freeze({});

const words: Readonly<Record<string, string>> = { array: "a list", object: "an object" };
const wordOf = (type: string | undefined): string => words[type ?? ""] ?? "an answer";

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether a value is of one of the types; Go writes an empty list as null, and a number is a number. */
const fits = (value: unknown, types: readonly string[]): boolean => {
  const type = typeOf(value);
  return (
    types.length === 0 ||
    types.includes(type) ||
    (type === "number" && types.includes("integer")) ||
    (type === "null" && types.includes("array"))
  );
};

/** Whether an object has the lists and objects that it should, and anything at all that the contract knows. */
function hasFields(answer: object, fields: NonNullable<AnswerShape["fields"]>): boolean {
  const entries = Object.entries(answer);
  const isKnown = entries.length === 0 || entries.some(([name]) => name in fields);
  return (
    isKnown &&
    entries.every(([name, value]) => {
      const types = fields[name] ?? [];
      const isPart = types.includes("array") || types.includes("object");
      return !isPart || value === null || fits(value, types);
    })
  );
}

/**
 * The answer of a read, unless it is none: an empty body, a list where the contract has an object, an object of
 * something else. Without this such an answer would look like "there are no rows". What differs further inside stays
 * with the screens, which show what they can.
 * @throws MalformedAnswer
 */
export function readable<Answer>(answer: Answer, operation: string, shape: AnswerShape): Answer {
  const { is, fields } = shape;
  const [wanted] = is;
  if (answer === undefined || Object.is(answer, noAnswer))
    throw new MalformedAnswer(
      `The backend answered with nothing instead of ${wordOf(wanted)}.`,
      operation,
      200,
    );
  const isOther =
    !fits(answer, is) ||
    (fields && typeOf(answer) === "object" && !hasFields(Object(answer), fields));
  if (isOther)
    throw new MalformedAnswer(
      `The backend answered with something else than ${wordOf(wanted)} of the contract.`,
      operation,
      200,
      JSON.stringify(answer).slice(0, 2_000),
    );
  return answer;
}

/** The entries of a list that are rows: what is no object at all has neither an id nor a name. */
export const readableRows = <Row>(rows: readonly Row[] | null | undefined): readonly Row[] =>
  (rows ?? []).filter((row: unknown) => typeof row === "object" && row !== null);
