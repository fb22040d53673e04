import { safeParse, type GenericSchema } from "valibot";

/** One way in which an answer differs from the contract. */
export interface Difference {
  /** Path inside the answer, for example /checks_summary/0/name. */
  path: string;
  expected: string;
  seen: string;
}

/** Compares an answer with the contract; empty when it fits. Never throws and never changes the answer. */
export type AnswerCheck = (answer: unknown) => Difference[];

const describe = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "array"
      : typeof value === "object"
        ? "object"
        : typeof value;

function valueAt(answer: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      answer,
    );
}

/** Check from a generated valibot schema. */
export function valibotCheck(schema: GenericSchema): AnswerCheck {
  return (answer) => {
    const result = safeParse(schema, answer);
    if (result.success) return [];
    return result.issues.map((issue) => ({
      path: `/${issue.path?.map((part) => String(part.key)).join("/") ?? ""}`,
      expected: issue.expected ?? issue.message,
      seen: issue.received,
    }));
  };
}

/** A compiled JSON Schema: says whether a value fits, and keeps what did not. */
export interface CompiledCheck {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
}

/** Check of a list whose rows have one compiled schema. */
export function rowsCheck(check: CompiledCheck): AnswerCheck {
  return (answer) => {
    if (!Array.isArray(answer))
      return [{ path: "/", expected: "must be array", seen: describe(answer) }];
    return answer.flatMap((row: unknown, index) => {
      if (check(row)) return [];
      return (check.errors ?? []).map((error) => ({
        path: `/${index}${error.instancePath}`,
        expected: error.message ?? "another value",
        seen: describe(valueAt(row, error.instancePath)),
      }));
    });
  };
}
