import { useState } from "react";

/**
 * What is being typed over a value: it stays as typed while the value is what it says, and starts over when the value
 * is changed from outside, as by Back, a preset or another field.
 * @param show the value as it is typed
 * @param read what is typed as a value; compared as JSON
 */
export function useDraft<Value, Draft>(
  value: Value,
  show: (value: Value) => Draft,
  read: (draft: Draft) => Value,
): [draft: Draft, setDraft: (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => show(value));
  const [seen, setSeen] = useState(value);
  if (seen === value) return [draft, setDraft];
  setSeen(value);
  if (JSON.stringify(read(draft)) === JSON.stringify(value)) return [draft, setDraft];
  const fresh = show(value);
  setDraft(fresh);
  return [fresh, setDraft];
}
