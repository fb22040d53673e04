/**
 * Gives the browser a text to keep as a file.
 * @param type media type, such as `application/json`
 */
export function saveText(name: string, text: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // A browser may begin to read only after the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
