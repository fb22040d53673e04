import { createHash } from "node:crypto";

/**
 * What runs the script of the property `flanksource.ui.snippets` (spec 1 §6). The page has no origin of its own and no
 * way to the console: it gets the person and the organization by message, and can only tell that the script failed.
 */
const runner = `
addEventListener("message", (event) => {
  const { script, user, organization } = event.data;
  try {
    (0, eval)("(" + script + ")")({ user, organization });
  } catch (error) {
    parent.postMessage({ flagScriptFailed: String(error) }, "*");
  }
}, { once: true });
`;

const hash = createHash("sha256").update(runner).digest("base64");

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' 'unsafe-eval' https:`,
  "connect-src https:",
  "img-src https: data:",
  "style-src 'unsafe-inline' https:",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");

/** The page in which the script runs; served only where FLAG_SCRIPT is on. */
export const flagScriptPage = (): Response =>
  new Response(`<!doctype html><title>Feature flag script</title><script>${runner}</script>`, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-cache",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
