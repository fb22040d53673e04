/** The script that the page was started with; its name carries a hash of the build. */
const ownScript = (): string | null =>
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ??
  null;

/**
 * The start script of the build that the console's own server gives out now; null where nobody or somebody else
 * answers, such as a proxy's error page.
 */
async function servedScript(): Promise<string | null> {
  try {
    const response = await fetch("/", {
      cache: "no-store",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
  } catch {
    return null;
  }
}

/** What the console's own server says about its build: nothing, the same as this page's, or the name of another. */
type BuildAnswer =
  | { state: "none" }
  | { state: "same" }
  /** `script` names the build. */
  | { state: "newer"; script: string };

/** Asks the console's own server whether it gives out another build than the one of this page. */
export async function askForBuild(): Promise<BuildAnswer> {
  const script = await servedScript();
  if (script === null) return { state: "none" };
  return script === ownScript() ? { state: "same" } : { state: "newer", script };
}

/**
 * Whether the console's own server gives out a file of it, such as a script that the browser could not read.
 * @param address path or whole address of the file.
 */
export const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
