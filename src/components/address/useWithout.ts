import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

/**
 * A search without some of its keys, and the same object for as long as nothing else of it changes: what is worked out
 * of a list's filters must not be worked out again, with every cell that shows it, because a row was opened.
 */
export function useWithout<Search extends object, Key extends keyof Search>(
  search: Search,
  keys: readonly Key[],
): Omit<Search, Key> {
  const present = without(search, keys);
  const [kept, setKept] = useState(present);
  const same = replaceEqualDeep(kept, present);
  if (same !== kept) setKept(same);
  return same;
}

function without<Search extends object, Key extends keyof Search>(
  search: Search,
  keys: readonly Key[],
): Omit<Search, Key> {
  const rest = { ...search };
  for (const key of keys) delete rest[key];
  return rest;
}
