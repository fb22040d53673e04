import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadUntilThere } from "./missingParts";
import { page } from "./whenQuiet";

interface Options {
  /** False for what few readers ever need: it comes when it is first shown (default true). */
  whenIdle?: boolean;
  /** True for what nobody waits for: even where it stands on the first screen, it comes once that has settled. */
  isPatient?: boolean;
}

/**
 * A component in a chunk of its own, for use below a Suspense boundary. The chunk is fetched while the reader
 * is quiet, so that what is opened without a connection is there already; a fetch that fails is tried again until the
 * part has come, and the shell says so meanwhile.
 * @param load the import, as the component itself.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isPatient = false, whenIdle = !isPatient }: Options = {},
): LazyExoticComponent<ComponentType<Props>> {
  if (whenIdle) page.whenQuiet(load);
  return lazy(async () => {
    if (isPatient) await page.whenSettled();
    return { default: await loadUntilThere(load) };
  });
}
