import type { Sandbox } from "./sandbox";

/** Longer than any answer of a healthy database, shorter than a probe waits. */
const patienceMs = 2_000;

/**
 * Asks the sandbox's database whether it answers. One question is open at a time, so that probes of a stuck database
 * do not line up behind it.
 * @returns a function that answers `ok`, or half a sentence that says what is wrong, within two seconds.
 */
export function databaseHealth(
  sandbox: Promise<Pick<Sandbox, "health">>,
  waitMs = patienceMs,
): () => Promise<string> {
  let open: Promise<string> | null = null;
  return () => {
    open ??= ask(sandbox).finally(() => (open = null));
    let timer: NodeJS.Timeout;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(
        () => resolve(`The sandbox database did not answer within ${waitMs / 1000} seconds`),
        waitMs,
      );
    });
    return Promise.race([open, late]).finally(() => clearTimeout(timer));
  };
}

async function ask(sandbox: Promise<Pick<Sandbox, "health">>): Promise<string> {
  try {
    return (await (await sandbox).health()).database;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
