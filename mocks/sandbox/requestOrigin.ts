/** Where the browser sees the console: scheme, host and port. */
export function originOf(request: Request): string {
  const { protocol, host } = new URL(request.url);
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase();
  return `${forwarded === "https" ? "https:" : protocol}//${host}`;
}
