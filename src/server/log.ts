import { inspect } from "node:util";

/** How the server writes what happens: for people at a terminal, or one JSON object a line. */
export type LogFormat = "text" | "json";

export type LogFields = Readonly<Record<string, string | number | undefined>>;

/** Writes lines to standard output, errors to standard error. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  error(message: string, error?: unknown, fields?: LogFields): void;
  /** A request that is over. A terminal does not show them. */
  request(fields: LogFields): void;
}

const textLog: Log = {
  info: (message) => console.log(message),
  error: (message, error) =>
    error === undefined ? console.error(message) : console.error(message, error),
  request: () => undefined,
};

const write = (level: "info" | "error", message: string, fields: LogFields): void => {
  const line = { time: new Date().toISOString(), level, msg: message, ...fields };
  process[level === "info" ? "stdout" : "stderr"].write(`${JSON.stringify(line)}\n`);
};

const jsonLog: Log = {
  info: (message, fields = {}) => write("info", message.trim(), fields),
  error: (message, error, fields = {}) =>
    write("error", message, {
      ...fields,
      ...(error === undefined
        ? {}
        : { error: error instanceof Error ? (error.stack ?? error.message) : inspect(error) }),
    }),
  request: (fields) => write("info", "request", fields),
};

export const createLog = (format: LogFormat): Log => (format === "json" ? jsonLog : textLog);
