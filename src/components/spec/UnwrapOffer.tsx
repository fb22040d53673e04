import { useMemo } from "react";
import { Button } from "~/ui/button/Button";
import { type Manifest, unwrappedManifest } from "~/lib/yaml/specText";
import styles from "./YamlField.module.css";

/** Offers to take the spec out of a pasted manifest; nothing while the text is none. */
export function UnwrapOffer({
  text,
  onUnwrap,
}: {
  text: string;
  onUnwrap: (manifest: Manifest) => void;
}) {
  const manifest = useMemo(() => unwrappedManifest(text), [text]);
  if (!manifest) return null;
  return (
    <p className={styles["wrapped"]}>
      Wrapping spec field detected, do you want to unwrap it?{" "}
      <Button variant="quiet" onClick={() => onUnwrap(manifest)}>
        Yes
      </Button>
    </p>
  );
}
