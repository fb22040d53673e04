import type { SandboxConfig } from "./config";

/** What the server needs of the sandbox. */
export interface Sandbox {
  /** Answers every path under `/api`. */
  fetch(request: Request): Promise<Response>;
  health(): Promise<{ database: string }>;
  close(): Promise<void>;
}

export interface SandboxOptions extends SandboxConfig {
  /** Address of this server, which the seeded checks of the sandbox itself call. */
  baseUrl: string;
  onProgress?: (line: string) => void;
}

/** Starts the sandbox inside this process. Loaded on demand: a server with a backend never pays for it. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { createSandbox } = await import("~mocks/sandbox/sandbox");
  return createSandbox(options);
}
