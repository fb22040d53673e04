/** Gives the browser a file to keep. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // A browser may begin to read only after the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * The same with a text.
 * @param type media type, such as `application/json`
 */
export const saveText = (name: string, text: string, type = "text/plain"): void =>
  saveFile(name, new Blob([text], { type }));
