import type { documentSchemas } from "~generated/schemas/index";
import { Button } from "~/ui/Button";
import type { TextFault } from "~/lib/yamlDocuments";
import { type Manifest, unwrappedManifest } from "./specText";
import { YamlField } from "./YamlField";
import styles from "./YamlField.module.css";

interface Props {
  /** Accessible name and visible label. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What makes the text unreadable, at its line. */
  faults?: readonly TextFault[];
  /** What looks wrong, although the text can be saved. */
  hints?: readonly TextFault[];
  hint?: string;
  /** Lines shown before it scrolls. */
  rows?: number;
  /** Grows with the space that is left. */
  fill?: boolean;
  /** Offers to take the spec out of a pasted manifest. */
  unwrap?: boolean;
  /** Told of a manifest that was unwrapped, whose text `onChange` has been given already. */
  onUnwrap?: (manifest: Manifest) => void;
  /** Kind whose schema completes and explains the keys. */
  schema?: keyof typeof documentSchemas;
  isReadOnly?: boolean;
  onBlur?: () => void;
}

/** Editor of a specification in YAML (or JSON). */
export function SpecEditor({ unwrap = false, onUnwrap, schema, isReadOnly, ...field }: Props) {
  void schema;
  void isReadOnly;
  const manifest = unwrap ? unwrappedManifest(field.value) : undefined;
  return (
    <>
      <YamlField {...field} />
      {manifest && (
        <p className={styles["wrapped"]}>
          Wrapping spec field detected, do you want to unwrap it?{" "}
          <Button
            variant="quiet"
            onClick={() => {
              field.onChange(manifest.text);
              onUnwrap?.(manifest);
            }}
          >
            Yes
          </Button>
        </p>
      )}
    </>
  );
}
