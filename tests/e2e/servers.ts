/** Ports of the servers that the browser tests start. */
export const ports = { normal: 4300, large: 4301 } as const;

/** Address of the server with 5,000 checks; the other one is the base address of every test. */
export const largeUrl = `http://127.0.0.1:${ports.large}`;
