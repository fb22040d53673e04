import { bad, read, readInteger } from "./configValue";
import type { Environment } from "./configValue";
import type { LogFormat } from "./log";

/** What those decide who run the process: probes, balancers, collectors. */
export interface OperationConfig {
  /** Port of metrics and probes alone; null: they are on the console's own. */
  metricsPort: number | null;
  logFormat: LogFormat;
  /** How long a stopping process says that it is not ready and goes on taking requests, in milliseconds. */
  drainMs: number;
  /** How long it waits for running requests after that, in milliseconds. */
  graceMs: number;
}

const logFormats: readonly LogFormat[] = ["text", "json"];

/** @throws ConfigError at the first bad value. */
export function readOperation(env: Environment): OperationConfig {
  const format = read(env, "LOG_FORMAT") ?? "text";
  const logFormat = logFormats.find((known) => known === format);
  if (logFormat === undefined) throw bad("LOG_FORMAT", format, logFormats.join(", "));
  const metricsPort = read(env, "METRICS_PORT");
  return {
    metricsPort: metricsPort === undefined ? null : readInteger(env, "METRICS_PORT", 0, 65535),
    logFormat,
    drainMs: readInteger(env, "DRAIN_SECONDS", 0, 300) * 1000,
    graceMs: readInteger(env, "GRACE_SECONDS", 10, 600) * 1000,
  };
}
