import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { documentChecks } from "~generated/schemas/index";
import { SpecEditor } from "~/components/spec/SpecEditor";
import { useSpecIssues } from "~/components/spec/useSpecReading";
import { readBareSpec, specHints, type SpecReading } from "~/lib/yaml/specText";
import type { EditorKind } from "./editorTypes";
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
  const { data: check } = useQuery({
    queryKey: ["documentCheck", kind.schema],
    queryFn: documentChecks[kind.schema],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const judge = useCallback(
    (reading: SpecReading) => {
      if (!reading.spec) return [];
      if (typeKeysOf(kind.kind, reading.spec).length === 0)
        return [
          { line: 1, message: `nothing to do yet: add a type such as ${exampleOf[kind.kind]}` },
        ];
      return check ? specHints(reading, kind.kind, check) : [];
    },
    [kind, check],
  );
  const { issues, hints, isReading } = useSpecIssues(text, {
    schema: kind.schema,
    kind: kind.kind,
    read: readBareSpec,
    check: judge,
  });
  return (
    <SpecEditor
      label="Specs"
      schema={kind.schema}
      value={text}
      onChange={(next) => editor.change({ text: next })}
      issues={issues}
      ownKind={kind.kind}
      hints={hints}
      hint={
        isReading
          ? "Reading this long text…"
          : "Comments are yours until you save: the backend keeps the values alone."
      }
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
