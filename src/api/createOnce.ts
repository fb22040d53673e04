import { Conflict } from "./errors";

/**
 * Creates a record whose id was chosen here. One with that id that stands already was made by an earlier attempt whose
 * answer was lost, so that counts as done.
 */
export async function createOnce(create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!(error instanceof Conflict && /_pkey\b/.test(error.body))) throw error;
  }
}
