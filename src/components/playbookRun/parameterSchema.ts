import { documentSchemas } from "~generated/schemas/index";

type Known = keyof typeof documentSchemas;

const isKnown = (name: string): name is Known => Object.hasOwn(documentSchemas, name);

const byFile = new Map(
  Object.keys(documentSchemas)
    .filter(isKnown)
    .map((name) => [name.split("/").at(-1), name] as const),
);

/**
 * The schema of the console's own that a code parameter's `jsonSchemaUrl` means: that of a kind's spec, published as
 * `playbook-spec.schema.json` or as `scrape_config.spec.schema.json`. Any other stays a name: the console calls no
 * other hosts (its `connect-src`), and its server fetches no addresses that a record names.
 */
export function knownSchema(url: string): Known | undefined {
  const file = url.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  const kind = /^([a-z_-]+?)[-.]spec\.(?:schema\.)?json$/.exec(file.toLowerCase())?.[1];
  return kind === undefined ? undefined : byFile.get(kind.replaceAll("_", "-"));
}
