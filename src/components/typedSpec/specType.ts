import { type documentSchemas, pickableTypes, type PickableType } from "~generated/schemas/index";

/** Kinds whose specs hold entries of types. */
export type EditedKind = "Canary" | "ScrapeConfig";

/** What is said of the types of a kind. */
export interface TypedKind {
  kind: EditedKind;
  /** All of them: "Health check types". */
  label: string;
  /** Schema of the whole spec; its form asks for what all types share. */
  schema: keyof typeof documentSchemas;
  /** Whether an entry cannot do without a name. */
  isNamed: boolean;
  /** Some of them, for a spec without any: "http, tcp or dns". */
  examples: string;
}

/** What a spec may hold beside its types: settings of the whole, which say nothing about its type. */
const settings: Readonly<Record<EditedKind, ReadonlySet<string>>> = {
  Canary: new Set([
    "schedule",
    "interval",
    "env",
    "replicas",
    "icon",
    "owner",
    "severity",
    "resultMode",
  ]),
  ScrapeConfig: new Set([
    "schedule",
    "retention",
    "full",
    "logLevel",
    "crdSync",
    "system",
    "watch",
  ]),
};

/** Types that can be picked for a kind. */
export const typesOf = (kind: EditedKind): readonly PickableType[] =>
  pickableTypes.filter((type) => type.kind === kind && type.hidden !== true);

/** Name of a type's tile, as the address has it. */
export const tileOf = ({ tile, key }: PickableType): string => tile ?? key;

/** The type behind a tile; undefined for any other word. */
export const typeOfTile = (kind: EditedKind, tile: string): PickableType | undefined =>
  typesOf(kind).find((type) => tileOf(type) === tile);

/** Keys of a spec that name a type, known or not, in the order of the spec. */
export const typeKeysOf = (kind: EditedKind, spec: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(spec).filter((key) => !settings[kind].has(key));

/** A type and the key under which a spec holds it. */
export interface SpecType {
  type: PickableType;
  /** As the spec spells it; the type's own key where the spec holds nothing yet. */
  key: string;
}

/**
 * The type that an existing spec opens on: that of its first key, other spellings included; custom where no type has
 * that key (spec 2 §2). Where several tiles share a key, the one that is named like it comes first, so that a folder
 * opens in its form.
 */
export function typeOfSpec(kind: EditedKind, spec: Readonly<Record<string, unknown>>): SpecType {
  const types = typesOf(kind);
  const [key] = typeKeysOf(kind, spec);
  const found =
    key === undefined
      ? undefined
      : (types.find((type) => type.key === key && tileOf(type) === key) ??
        types.find((type) => type.key === key) ??
        types.find((type) => type.keys?.includes(key)));
  return found && key !== undefined
    ? { type: found, key }
    : { type: customOf(types), key: "custom" };
}

/**
 * The type that an editor shows for what now stands in its text: its own while the spec has that or none, else that of
 * the spec, so that form and type follow what was pasted. Who chose to write any spec (custom) keeps that.
 */
export function followedType(
  kind: EditedKind,
  own: SpecType,
  spec: Readonly<Record<string, unknown>> | undefined,
): SpecType {
  if (!spec || own.key in spec || own.type.list !== true) return own;
  return typeKeysOf(kind, spec).length === 0 ? own : typeOfSpec(kind, spec);
}

function customOf(types: readonly PickableType[]): PickableType {
  const custom = types.find((type) => tileOf(type) === "custom");
  if (!custom) throw new Error("the contract has no custom type");
  return custom;
}
