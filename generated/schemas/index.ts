// Written by `npm run generate` from the contract. Do not edit.
/** Check of a document by the path of its schema below schemas/, each in its own lazy chunk. */
export const schemaChecks = {
  "canaries/canary-dns": async () => (await import("./canaries/canary-dns.check.js")).default,
  "canaries/canary-exec": async () => (await import("./canaries/canary-exec.check.js")).default,
  "canaries/canary-http": async () => (await import("./canaries/canary-http.check.js")).default,
  "canaries/canary-icmp": async () => (await import("./canaries/canary-icmp.check.js")).default,
  "canaries/canary-tcp": async () => (await import("./canaries/canary-tcp.check.js")).default,
} as const;

export type SchemaName = keyof typeof schemaChecks;
