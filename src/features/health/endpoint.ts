const keys = ["url", "endpoint", "addr", "host", "query", "path", "server"];

/** Where a check looks, as its spec entry says it; undefined when no field of it does. */
export function endpointOf(spec: Readonly<Record<string, unknown>> | null): string | undefined {
  const values = keys.map((key) => spec?.[key]);
  return values.find((value): value is string => typeof value === "string" && value !== "");
}
