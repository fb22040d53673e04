/** One request and what must come back; what is left out is not looked at. */
export interface Case {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | object;
  status?: number;
  /** `Content-Range`. */
  range?: string;
  /** `Preference-Applied`. */
  applied?: string | null;
  /** The whole body. */
  json?: unknown;
  /** The whole body of an answer that is no JSON. */
  text?: string;
  /** The names of the rows, in order. */
  names?: readonly (string | null)[];
  /** Some keys of an error. */
  error?: Readonly<Record<string, unknown>>;
}
