import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadUntilThere } from "./missingParts";

interface Options {
  /** False for what few readers ever need: it comes when it is first shown (default true). */
  whenIdle?: boolean;
  /** True for what nobody waits for: even where it stands on the first screen, it comes once that has settled. */
  isPatient?: boolean;
}

/** Milliseconds after which the first screen is taken to stand. */
const settled = 3_000;

/** Runs the task once the page has loaded and settled and the browser has nothing to do. */
function onIdle(task: () => void): void {
  const later = () =>
    setTimeout(
      () => ("requestIdleCallback" in globalThis ? requestIdleCallback(task) : task()),
      settled,
    );
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/**
 * A component in a chunk of its own, for use below a Suspense boundary. The chunk is fetched while the browser is
 * idle, so that what is opened without a connection is there already; a fetch that fails is tried again until the
 * part has come, and the shell says so meanwhile.
 * @param load the import, as the component itself.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isPatient = false, whenIdle = !isPatient }: Options = {},
): LazyExoticComponent<ComponentType<Props>> {
  if (whenIdle) onIdle(() => void load().catch(() => undefined));
  return lazy(async () => {
    if (isPatient) await new Promise<void>((resolve) => onIdle(resolve));
    return { default: await loadUntilThere(load) };
  });
}
