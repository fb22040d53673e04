/** Opens the browser's print dialog; what it saves is called so. The page's own title comes back afterwards. */
export function printAs(title: string): void {
  const before = document.title;
  addEventListener("afterprint", () => (document.title = before), { once: true });
  document.title = title;
  print();
}
