/** Names and roles stand in no column that the server could search, so all accounts are read, up to this many. */
export const allAccounts = { limit: 1_000, offset: 0 };

/** What is filled in about a person. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
}

type Issue = string | undefined;

/** Issues of the fields, in the words that people know from the reference (facts: users). */
export const issues = {
  firstName: (value: string): Issue =>
    value.trim() === "" ? "Please provide valid first name" : undefined,
  lastName: (value: string): Issue =>
    value.trim() === "" ? "Please provide valid last name" : undefined,
  email: (value: string): Issue => {
    if (value.trim() === "") return "Please provide valid email";
    return /^\S+@\S+\.\S+$/.test(value.trim())
      ? undefined
      : "Entered value does not match email format";
  },
  role: (value: string): Issue => (value === "" ? "Please select a role" : undefined),
  roles: (value: readonly string[]): Issue =>
    value.length === 0 ? "Please select a role" : undefined,
};

/** The parts that differ from what is stored; undefined where none does. */
export function changedParts(
  stored: PersonValues,
  typed: PersonValues,
): Partial<PersonValues> | undefined {
  const changed: Partial<PersonValues> = {};
  for (const key of ["firstName", "lastName", "email"] as const)
    if (typed[key].trim() !== stored[key]) changed[key] = typed[key].trim();
  return Object.keys(changed).length === 0 ? undefined : changed;
}
