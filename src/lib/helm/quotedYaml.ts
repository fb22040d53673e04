import { Document, isScalar, visit, type Scalar } from "yaml";

/** Words that some reader of YAML takes for something else than text. */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;

const isPlain = (text: string) => /^[A-Za-z][\w./-]*$/.test(text) && !reserved.test(text);

/**
 * A value as YAML that every reader understands alike, of version 1.1 too: each text that is not a simple word stands
 * in double quotes, nothing is folded, and nothing is an anchor.
 */
export function quotedYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node: Scalar) {
      if (isScalar(node) && typeof node.value === "string")
        node.type = isPlain(node.value) ? "PLAIN" : "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity });
}
