/** The address with which the catalog opens for this person, kept for this browser. */
const storageKey = "quarterdeck.catalogStart";

/** Addresses of the catalog page alone: nothing else may be opened from storage or from a saved view. */
export const isCatalogAddress = (text: unknown): text is string =>
  typeof text === "string" && /^\/catalog(\?[^#]*)?$/.test(text);

export function readStartView(): string | undefined {
  try {
    const address = localStorage.getItem(storageKey);
    return isCatalogAddress(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an address as the start; undefined goes back to the summary. */
export function keepStartView(address: string | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // Without storage the catalog opens with its summary.
  }
}
