import { Button } from "~/ui/button/Button";
import type { Manifest } from "~/lib/yaml/specText";
import styles from "~/ui/field/YamlField.module.css";

interface Props {
  manifest: Manifest | undefined;
  /** Kind of document that is edited here; another one is named before its spec is taken. */
  ownKind?: string | undefined;
  onUnwrap: (manifest: Manifest) => void;
}

/** Offers to take the spec out of a pasted manifest; nothing while the text is none. */
export function UnwrapOffer({ manifest, ownKind, onUnwrap }: Props) {
  if (!manifest) return null;
  const { kind } = manifest;
  const isOther = ownKind !== undefined && kind !== undefined && kind !== ownKind;
  return (
    <p className={styles["wrapped"]}>
      {isOther
        ? `This is a ${kind}, and here you edit a ${ownKind}: it belongs into the editor of its own kind. Do you want to take its spec all the same?`
        : "Wrapping spec field detected, do you want to unwrap it?"}{" "}
      <Button variant="quiet" onClick={() => onUnwrap(manifest)}>
        {isOther ? "Take the spec" : "Yes"}
      </Button>
    </p>
  );
}
