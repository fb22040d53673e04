import { useState } from "react";
import { SpecEditor } from "~/components/spec/SpecEditor";
import type { SpecState } from "~/components/spec/useSpecReading";
import type { Manifest } from "~/lib/yaml/specText";
import { ManifestOffer } from "./ManifestOffer";
import { manifestFields, type ManifestFields } from "./manifestFields";
import type { RecordKind } from "./recordKind";
import type { RecordEditor } from "./useRecordEditor";

interface Props {
  editor: RecordEditor;
  kind: RecordKind;
  state: SpecState;
}

/** The spec as text. A pasted manifest fills the fields beside it, or asks where they were filled in. */
export function RecordSpec({ editor, kind, state }: Props) {
  const { values, saved, record, change } = editor;
  const { schema, types, fields } = kind;
  const [offer, setOffer] = useState<ManifestFields>();
  const unwrap = (manifest: Manifest) => {
    const isNew = record === undefined;
    const found = manifestFields({ manifest, values, start: saved, isNew, fields });
    change(found.fill);
    setOffer(Object.keys(found.offer).length > 0 ? found.offer : undefined);
  };
  return (
    <>
      <SpecEditor
        label={types ? "Specs" : "Spec (YAML)"}
        {...(schema && { schema: schema.name, ownKind: schema.kind })}
        names={kind.names}
        value={values.spec}
        onChange={(spec) => change({ spec })}
        issues={state.issues}
        hints={state.hints}
        hint={
          state.isReading
            ? "Reading this long text…"
            : "Comments are yours until you save: the backend keeps the values alone."
        }
        rows={types ? 20 : 12}
        fill
        unwrap
        onUnwrap={unwrap}
      />
      {offer && (
        <ManifestOffer
          fields={offer}
          onUse={() => {
            change(offer);
            setOffer(undefined);
          }}
          onKeep={() => setOffer(undefined)}
        />
      )}
    </>
  );
}
