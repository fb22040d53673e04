/** Elements that draw. Scripts, links, embedded documents and editors' metadata are not among them. */
const elements = new Set(
  (
    "svg g path rect circle ellipse line polyline polygon defs use clipPath mask image linearGradient radialGradient " +
    "stop filter feColorMatrix feComposite feImage feBlend feFlood feGaussianBlur feOffset feMerge feMergeNode"
  ).split(" "),
);

/** What points elsewhere must stay inside the file. */
const safeReference = /^(?:#|data:image\/(?:png|jpeg);base64,)/;

/**
 * Cleans an SVG for use as a file of its own: keeps drawing elements and plain attributes only. Input is React's static
 * markup, so it is well-formed with double-quoted attributes.
 */
export function sanitiseSvg(markup: string): string {
  let output = "";
  // Depth inside a dropped element; its whole content goes with it.
  let dropped = 0;
  for (const [, closing, name, attributes, selfClosing] of markup.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>/g,
  )) {
    if (name === undefined) continue;
    const opens = closing === "" && selfClosing === "";
    if (dropped > 0 || !elements.has(name)) {
      if (opens) dropped += 1;
      else if (closing !== "") dropped -= 1;
    } else {
      output +=
        closing === "/"
          ? `</${name}>`
          : `<${name}${keepAttributes(attributes ?? "")}${selfClosing}>`;
    }
  }
  return output;
}

function keepAttributes(attributes: string): string {
  return [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)]
    .map(([, name = "", value = ""]) => ({ name: name === "xlink:href" ? "href" : name, value }))
    .filter(({ name, value }) => isSafe(name, value))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join("");
}

function isSafe(name: string, value: string): boolean {
  if (/^on/i.test(name) || name.includes(":") || name === "style" || name === "enable-background")
    return false;
  if (name === "href") return safeReference.test(value);
  return [...value.matchAll(/url\(\s*['"]?(.)/gi)].every(([, first]) => first === "#");
}
