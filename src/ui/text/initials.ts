/** Up to two initials of a name or the front part of an e-mail address; "?" when there is nothing to take. */
export function initialsOf(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[\s._-]+/u).filter((word) => word !== "");
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("") || "?";
}
