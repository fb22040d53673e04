import type { SettingName } from "./settings";

/** The variables that the process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence for the operator: the variable, its value and the allowed values. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A variable without the spaces around it; empty counts as not set. */
export function read(env: Environment, name: SettingName): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** The error of a value that is not allowed. */
export function bad(
  name: SettingName,
  value: string,
  allowed: string,
  problem = "is not a valid value",
): ConfigError {
  return new ConfigError(`${name}=${value} ${problem}; allowed: ${allowed}.`);
}

/** @throws ConfigError unless a whole number up to `max`. */
export function readInteger(
  env: Environment,
  name: SettingName,
  fallback: number,
  max: number,
): number {
  const value = read(env, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) throw bad(name, value, `a whole number from 0 to ${max}`);
  return number;
}

/** @throws ConfigError unless `true`, `false` or not set, which is false unless `usual` says otherwise. */
export function readBoolean(env: Environment, name: SettingName, usual = false): boolean {
  const value = read(env, name) ?? String(usual);
  if (value === "false") return false;
  if (value === "true") return true;
  throw new ConfigError(`${name}=${value}: Invalid boolean value; allowed: true, false.`);
}

/** @throws ConfigError unless an http(s) address or not set. */
export function readHttpUrl(env: Environment, name: SettingName): URL | null {
  const value = read(env, name);
  if (value === undefined) return null;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw bad(name, value, "an address that starts with http:// or https://");
  }
  return new URL(value);
}
