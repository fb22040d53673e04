import { HelpLink } from "~/components/links/HelpLink";
import { preloadSpecEditor } from "~/components/monaco/loadEditor";
import { PageHeader } from "~/components/page/PageHeader";
import { TypePicker, typeLabel } from "~/components/types/TypePicker";
import type { SearchChange } from "~/components/address/useSearchChange";
import styles from "./editors.module.css";
import type { EditorKind, EditorWrites } from "./editorTypes";
import type { NewEditorSearch } from "./search";
import { TypedEditor } from "./TypedEditor";
import { tileOf, typeOfTile, typesOf } from "./specType";

interface Props {
  kind: EditorKind;
  writes: EditorWrites;
  search: NewEditorSearch;
  onSearch: SearchChange<NewEditorSearch>;
}

/** Where saving and giving up lead back to, for those who came from the integrations. */
const integrations = "/settings/integrations";

/** Adds a resource: first its type, then its editor (spec 2 §2). */
export function NewResourcePage({ kind: given, writes, search, onSearch }: Props) {
  const kind =
    search.from === "integrations"
      ? { ...given, list: integrations, afterCreate: integrations }
      : given;
  const types = typesOf(kind.kind);
  const type = search.type === undefined ? undefined : typeOfTile(kind.kind, search.type);
  if (!type)
    return (
      <>
        <PageHeader
          title={`Add ${kind.one}`}
          titleExtra={<Help kind={kind} docs={types[0]?.docs} />}
        />
        <div
          className={styles["picker"]}
          // Half of the types are written as code: who points at one soon needs the editor.
          onPointerOver={preloadSpecEditor}
          onFocus={preloadSpecEditor}
        >
          <TypePicker
            label={kind.types}
            types={types}
            onPick={(picked) => onSearch({ type: tileOf(picked), tab: undefined }, { push: true })}
          />
        </div>
      </>
    );
  return (
    <>
      <PageHeader
        title={`Add ${typeLabel(type)} ${kind.one}`}
        titleExtra={<Help kind={kind} docs={type.docs} label={typeLabel(type)} />}
      />
      <TypedEditor
        key={tileOf(type)}
        kind={kind}
        type={type}
        typeKey={type.key}
        writes={writes}
        search={{ tab: search.tab }}
        onSearch={({ tab }) => onSearch({ tab })}
        onBack={() => onSearch({ type: undefined, tab: undefined }, { push: true })}
      />
    </>
  );
}

interface HelpProps {
  kind: EditorKind;
  docs: string | undefined;
  label?: string;
}

/** Link to the documentation of a type. */
export function Help({ kind, docs, label }: HelpProps) {
  if (docs === undefined) return null;
  const words = [label, kind.one.toLowerCase()].filter(Boolean).join(" ");
  return <HelpLink path={docs} label={`Help about ${words}s`} />;
}
