import type { CelNames } from "./celNames";

/** Why an expression can never work with these names; undefined where it may, or where the check did not come. */
export async function celCheck(text: string, names: CelNames): Promise<string | undefined> {
  try {
    const { celProblem } = await import("./celProblem");
    return celProblem(text, Object.keys(names));
  } catch {
    return undefined;
  }
}
