let person: string | undefined;

/** Id of the person who is signed in, as the last answer of whoami named them; undefined before the first. */
export const signedInPerson = (): string | undefined => person;

/** Remembers who is signed in, from an answer of whoami; an answer that names nobody changes nothing. */
export function notePerson(answer: unknown): void {
  const payload: unknown = Reflect.get(Object(answer), "payload");
  const user: unknown = Reflect.get(Object(payload), "user");
  const id: unknown = Reflect.get(Object(user), "id");
  if (typeof id === "string" && id !== "") person = id;
}
