/** What Ajv numbers through a function: values, and what it counts and notes beside them. */
const numbered = /^(data|len|key|i|j|item|indices|missing|passing|ifClause|valid|_valid|_errs)\d+$/;

/** Text in quotes, and names; a name with a dot before it is a property. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:(?<!\.\.)\.)?[A-Za-z_$][\w$]*/g;

/** Where a value comes from: `data3 = data.spec;`, `data4 = data3["x-y"];`, `data5 = data4[i0];`. */
const origin = /^ = (data\d*)(?:\.([A-Za-z_$][\w$]*)|\["((?:[^"\\]|\\.)*)"\]|\[(i|key)\d+\]);/;

/** Which value the code is about: one that it asks for, or one that it has just taken. */
const places =
  /\b(data\d*)(?:(?:\.([A-Za-z_$][\w$]*)|\["((?:[^"\\]|\\.)*)"\]) !== undefined|\.length\b)|\blet (data\d+) = | in (data\d+)\)/g;

const steps = { i: "item", key: "value" } as const;

const plain = (text: string): string => text.replaceAll(/\W/g, "_");

/**
 * Gives the numbered names of a compiled check names that tell where the value stands: `data_spec_url`, `len_links`.
 * Numbers run through the whole function, so that one field more would rename whatever comes after it.
 * @param code one function as Ajv prints it, with no names of ours that look like its own.
 * @returns the same function; every name stands for what it stood for, and no two became one.
 * @throws Error where the code holds what this does not read.
 */
export function stableNames(code: string): string {
  if (code.includes("`")) throw new Error("checks: a template in compiled code");
  const found = [...code.matchAll(tokens)];
  const used = new Set(found.map(([token]) => token));
  const names = new Map<string, string>([["data", "data"]]);

  const free = (wanted: string): string => {
    let name = wanted;
    for (let count = 2; used.has(name); count += 1) name = `${wanted}_${count}`;
    used.add(name);
    return name;
  };
  const below = (parent: string, step: string | undefined): string =>
    `${names.get(parent) ?? parent}${step === undefined ? "" : `_${plain(step)}`}`;

  const told = [...code.matchAll(places)];
  const placeBefore = (end: number): string => {
    const last = told.findLast(({ index }) => index < end);
    if (last === undefined) return "data";
    const [, holder, property, quoted, taken, walked] = last;
    return below(taken ?? walked ?? holder ?? "data", property ?? quoted);
  };

  for (const { 0: token, index } of found) {
    const prefix = numbered.exec(token)?.[1];
    if (prefix === undefined || names.has(token)) continue;
    const rest = code.slice(index + token.length, index + token.length + 500);
    if (prefix === "data") {
      const [, parent, property, quoted, counter] = origin.exec(rest) ?? [];
      if (parent === undefined) throw new Error(`checks: ${token} comes from nowhere`);
      const step = counter === "i" || counter === "key" ? steps[counter] : (property ?? quoted);
      names.set(token, free(below(parent, step)));
    } else {
      // Of a counter the value stands behind it: `len0 = data3.length`, `key0 in data3`.
      const own = /^ (?:= |in )(data\d*)(?:\.length\b|\))/.exec(rest)?.[1];
      const place = own === undefined ? placeBefore(index) : below(own, undefined);
      names.set(token, free(`${prefix}${place.slice("data".length)}`));
    }
  }
  return code.replaceAll(tokens, (token) => names.get(token) ?? token);
}
