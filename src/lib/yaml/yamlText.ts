import { Document, isScalar, Scalar, visit, type ToStringOptions } from "yaml";

/** A value as YAML that reads as the same value; long lines are not folded, and a key `<<` is no merge. */
export function yamlText(value: unknown, options: ToStringOptions = {}): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "<<") key.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0, ...options });
}
