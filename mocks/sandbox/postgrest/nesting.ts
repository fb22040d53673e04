/** Levels of a JSON document; far more than any specification has, far less than the database's stack holds. */
const MAX_LEVELS = 500;

/** Whether a text, read as JSON, nests deeper than the database follows. */
export function nestsTooDeep(text: string): boolean {
  let level = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString && character === "\\") at += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === "[" || character === "{") level += 1;
    else if (character === "]" || character === "}") level -= 1;
    if (level > MAX_LEVELS) return true;
  }
  return false;
}
