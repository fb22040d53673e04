/** The time so many hours before the seed, in ISO 8601; a negative number lies ahead. */
export type Ago = (hours: number) => string;

export function clockAt(now: Date): Ago {
  return (hours) => new Date(now.getTime() - hours * 3_600_000).toISOString();
}
