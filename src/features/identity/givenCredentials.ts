/** A user name and password that came with the address (spec 1 §2). */
interface GivenCredentials {
  username: string;
  password: string;
}

let given: GivenCredentials | undefined;

/**
 * Takes user name and password off the address of the sign-in page before anything else reads it, so that they stay
 * neither in the history nor in an address that is passed on. Held in memory until they are used, once.
 */
export function stripGivenCredentials(): void {
  const url = new URL(location.href);
  if (url.pathname !== "/login") return;
  const username = url.searchParams.get("username");
  const password = url.searchParams.get("password");
  if (username === null && password === null) return;
  url.searchParams.delete("username");
  url.searchParams.delete("password");
  history.replaceState(history.state, "", url);
  if (username && password) given = { username, password };
}

/** The credentials, the first time that they are asked for. */
export function takeGivenCredentials(): GivenCredentials | undefined {
  const taken = given;
  given = undefined;
  return taken;
}
