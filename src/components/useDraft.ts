import { useState } from "react";

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/**
 * Text being typed, kept for this tab: a reload, an expired session or a wrong click loses nothing.
 * @param id what is being edited; @param saved the text as the server has it.
 */
export function useDraft(id: string, saved: string) {
  const key = `quarterdeck.draft.${id}`;
  const [draft, setDraft] = useState(() => read(key));
  const change = (text: string | undefined) => {
    const next = text === saved ? undefined : text;
    setDraft(next);
    write(key, next);
  };
  return {
    text: draft ?? saved,
    isChanged: draft !== undefined,
    change,
    discard: () => change(undefined),
  };
}
