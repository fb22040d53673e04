/** Address that an agent pushes to: this console, which passes everything below /api on. */
export const upstreamUrl = (): string => new URL("/api", location.origin).href;
