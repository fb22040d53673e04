import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { documentChecks } from "~generated/schemas/index";
import { SpecEditor } from "~/components/spec/SpecEditor";
import { specHints } from "~/lib/yaml/specText";
import type { EditorKind } from "./editorTypes";
import { readEdited } from "./editorValues";
import { typeKeysOf } from "./specType";
import type { Editor } from "./useEditor";

interface Props {
  editor: Editor;
  kind: EditorKind;
  isNew: boolean;
}

/** The spec as text. What its schema says against it are hints: the server has the last word. */
export function SpecCodeTab({ editor, kind, isNew }: Props) {
  const { text, name, namespace, labels } = editor.values;
  const reading = useMemo(() => readEdited(text), [text]);
  const { data: check } = useQuery({
    queryKey: ["documentCheck", kind.schema],
    queryFn: documentChecks[kind.schema],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hints = useMemo(() => {
    if (!reading.spec) return [];
    if (typeKeysOf(kind.kind, reading.spec).length === 0)
      return [
        { line: 1, message: `nothing to do yet: add a type such as ${exampleOf[kind.kind]}` },
      ];
    return check ? specHints(reading, kind.kind, check) : [];
  }, [reading, kind, check]);
  return (
    <SpecEditor
      label="Specs"
      schema={kind.schema}
      value={text}
      onChange={(next) => editor.change({ text: next })}
      issues={reading.issues}
      hints={hints}
      hint="Comments are yours until you save: the backend keeps the values alone."
      rows={20}
      fill
      unwrap
      onUnwrap={(manifest) => {
        if (!isNew) return;
        editor.change({
          name: manifest.name ?? name,
          namespace: manifest.namespace ?? namespace,
          labels:
            manifest.labels === undefined
              ? labels
              : Object.entries(manifest.labels).map(([key, value]) => ({ key, value })),
        });
      }}
    />
  );
}

const exampleOf = { Canary: "http, tcp or dns", ScrapeConfig: "kubernetes, aws or sql" } as const;
