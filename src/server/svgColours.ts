const withoutColour =
  /^(?:currentcolor|none|inherit|black|#000(?:000)?|rgb\(0%?,\s*0%?,\s*0%?\))$/i;

const colours = (svg: string) =>
  [...svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, value = ""]) => value);

/** Whether everything in it is drawn in the text's colour or in black, which a dark theme would swallow. */
export function isSingleColour(svg: string): boolean {
  if (/<(?:image|linearGradient|radialGradient|filter)\b/.test(svg)) return false;
  return colours(svg).every((colour) => withoutColour.test(colour));
}

/** Luminance below which a colour cannot be told from a dark ground, and above which its inverse could not be. */
const DEEP = 0.06;
const PALE = 0.75;

/** Whether parts of it are so dark that a dark theme swallows them, and none so pale that it may not be inverted. */
export function isDeep(svg: string): boolean {
  if (/<image\b/.test(svg)) return false;
  const lights = colours(svg).flatMap((colour) => luminance(colour) ?? []);
  return lights.some((light) => light < DEEP) && lights.every((light) => light <= PALE);
}

/** Relative luminance (WCAG 2) of `#rgb`, `#rrggbb` or `rgb()`, 0 to 1; undefined for anything else. */
function luminance(colour: string): number | undefined {
  const [red, green, blue] = channels(colour).map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex !== undefined) {
    const size = hex.length / 3;
    return [0, 1, 2].map(
      (at) => Number.parseInt(hex.slice(at * size, (at + 1) * size).padEnd(2, hex[at]), 16) / 255,
    );
  }
  const parts = /^rgb\(([\d.]+)(%?),\s*([\d.]+)%?,\s*([\d.]+)%?\)$/.exec(colour);
  if (!parts) return [];
  const whole = parts[2] === "%" ? 100 : 255;
  return [parts[1], parts[3], parts[4]].map((part) => Number(part) / whole);
}
