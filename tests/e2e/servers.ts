const first = Number(process.env["E2E_PORT"] ?? "4300");

/** Ports of the servers that the browser tests start; E2E_PORT moves them. */
export const ports = { normal: first, large: first + 1, editors: first + 2 } as const;

/** Address of the server with the usual seed. */
export const normalUrl = `http://127.0.0.1:${ports.normal}`;

/** Address of the server with 5,000 checks. */
export const largeUrl = `http://127.0.0.1:${ports.large}`;

/** Address of the server to which editors save: what they add would push rows out of the lists of other tests. */
export const editorsUrl = `http://127.0.0.1:${ports.editors}`;
