/**
 * Calls when the colours around an element change: another theme, or paper, which is white in either.
 * @returns what ends it.
 */
export function followTheme(host: HTMLElement, changed: () => void): () => void {
  const theme = new MutationObserver(changed);
  // The theme stands on the document and on the element of Radix Themes, which changes a moment later.
  for (const element of [document.documentElement, host.closest(".radix-themes")]) {
    if (element) theme.observe(element, { attributeFilter: ["class"] });
  }
  const paper = window.matchMedia("print");
  paper.addEventListener("change", changed);
  return () => {
    theme.disconnect();
    paper.removeEventListener("change", changed);
  };
}
