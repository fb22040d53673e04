import { holdCalls } from "./callRule";

/** What the console's own server says at start (in the page and at /config.json, design: running it). */
interface ConsoleConfig {
  productName: string;
  auth: "none" | "kratos" | "clerk" | "basic";
  docsUrl: string;
  /** Whether the server's policy lets the browser call an organization's backend itself. */
  directMode: boolean;
  /** Key of the hosted provider, with `auth` clerk. */
  clerkPublishableKey?: string;
  /** Whether the server runs the script of its properties, cut off from the console. */
  flagScript: boolean;
  sandbox: boolean;
  version: string;
}

let current: ConsoleConfig = {
  productName: "Quarterdeck",
  auth: "none",
  docsUrl: "",
  directMode: false,
  flagScript: false,
  sandbox: false,
  version: "NA",
};

/**
 * Loads the configuration; main.tsx waits for it before the first render. It stands in the page; only the development
 * server, whose page is Vite's, has to be asked.
 * @throws Error with a sentence when the console's own server does not answer.
 */
export async function loadConfig(): Promise<void> {
  const inPage = document.getElementById("console-config")?.textContent;
  const known = inPage ? (JSON.parse(inPage) as ConsoleConfig) : await askForConfig();
  current = { ...current, ...known };
  // Which backend calls go to is known once an organization is open (sessionHosted.ts).
  if (current.auth === "clerk") holdCalls();
}

async function askForConfig(): Promise<ConsoleConfig> {
  const response = await fetch("/config.json", { headers: { accept: "application/json" } }).catch(
    (cause: unknown) => {
      throw new Error("The console's server does not answer.", { cause });
    },
  );
  if (!response.ok)
    throw new Error(`The console's server answered ${response.status} for /config.json.`);
  return (await response.json()) as ConsoleConfig;
}

/** The configuration in force. */
export const config = (): ConsoleConfig => current;
