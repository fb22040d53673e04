/** What happened to a copy, in the words of the specification (spec 2 §8). */
type CopyResult = { message: string; isError: boolean };

/** Puts text on the clipboard; never throws. Browsers offer no clipboard to pages without TLS, except on localhost. */
export async function copyText(text: string): Promise<CopyResult> {
  const clipboard: Clipboard | undefined = globalThis.navigator?.clipboard;
  if (clipboard === undefined) return { message: "Clipboard not available", isError: true };
  try {
    await clipboard.writeText(text);
    return { message: "Copied to clipboard", isError: false };
  } catch {
    return { message: "Failed to copy to clipboard", isError: true };
  }
}
