import { pauseMessages, resumeMessages } from "~/components/messages/messages";

/**
 * Toasts stay while the pointer or the focus is on them; F8 leads to the newest from anywhere, and again, or Escape,
 * back to where one was.
 * @returns what ends it.
 */
export function reachToasts(section: HTMLElement | null): (() => void) | undefined {
  if (section === null) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ["pointerenter", "focusin"])
    section.addEventListener(name, pauseMessages, { signal });
  for (const name of ["pointerleave", "focusout"])
    section.addEventListener(name, resumeMessages, { signal });

  let before: Element | null = null;
  const goBack = () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    before = null;
  };
  const first = () =>
    section.querySelector<HTMLElement>("a[href]") ?? section.querySelector<HTMLElement>("button");
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "F8" || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = first();
      if (!target) return;
      event.preventDefault();
      if (section.contains(document.activeElement)) return goBack();
      before = document.activeElement;
      target.focus();
    },
    { signal },
  );
  section.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // Not meant for a dialog that the toasts stand before.
      event.preventDefault();
      goBack();
    },
    { signal },
  );
  // A toast that was dismissed takes the focus with it.
  section.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || target.closest("button") === null) return;
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = first();
        if (next) next.focus();
        else goBack();
      });
    },
    { signal },
  );
  return () => listening.abort();
}
