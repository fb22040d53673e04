import { HelpLink } from "~/components/help/HelpLink";
import { preloadSpecEditor } from "~/components/monaco/loadEditor";
import { PageHeader } from "~/components/page/PageHeader";
import { tileOf, type TypedKind, typeOfTile, typesOf } from "~/components/typedSpec/specType";
import { TypePicker, typeLabel } from "~/components/types/TypePicker";
import type { SearchChange } from "~/components/address/useSearchChange";
import { RecordEditor } from "./RecordEditor";
import type { RecordHome, RecordKind } from "./recordKind";
import styles from "./RecordForm.module.css";
import type { NewRecordSearch } from "./recordKind";

interface Props {
  kind: RecordKind;
  search: NewRecordSearch;
  onSearch: SearchChange<NewRecordSearch>;
}

/** Where saving and giving up lead back to, for those who came from the integrations. */
const integrations: RecordHome = { path: "/settings/integrations", title: "Integrations" };

/** Adds a record: its type first, where the kind has types, then its editor (spec 2 §2, spec 3 §2). */
export function NewRecordPage({ kind: given, search, onSearch }: Props) {
  const kind =
    search.from === "integrations"
      ? { ...given, home: integrations, after: { create: integrations.path } }
      : given;
  const { types, one } = kind;
  const type = types && typeOfTile(types.kind, search.type ?? "");
  return (
    <>
      <PageHeader
        title={type ? `Add ${typeLabel(type)} ${one}` : `Add ${one}`}
        titleExtra={
          types && (
            <Help
              kind={kind}
              docs={(type ?? typesOf(types.kind)[0])?.docs}
              label={type && typeLabel(type)}
            />
          )
        }
      />
      {types && !type ? (
        <Types
          types={types}
          onPick={(picked) => onSearch({ type: picked, tab: undefined }, { push: true })}
        />
      ) : (
        <NewRecordEditor
          key={search.type}
          kind={kind}
          {...(type && {
            type: { type, key: type.key },
            onBack: () => onSearch({ type: undefined, tab: undefined }, { push: true }),
          })}
          tab={search.tab}
          onTab={(tab) => onSearch({ tab })}
        />
      )}
    </>
  );
}

function Types({ types, onPick }: { types: TypedKind; onPick: (tile: string) => void }) {
  return (
    <div
      className={styles["picker"]}
      // Half of the types are written as code: who points at one soon needs the editor.
      onPointerOver={preloadSpecEditor}
      onFocus={preloadSpecEditor}
    >
      <TypePicker
        label={types.label}
        types={typesOf(types.kind)}
        onPick={(picked) => onPick(tileOf(picked))}
      />
    </div>
  );
}

/** The editor of something new; also stands in another page's dialog. */
export function NewRecordEditor(
  props: Omit<Parameters<typeof RecordEditor>[0], "store" | "record" | "renderTab">,
) {
  const { Store } = props.kind;
  return <Store>{(store) => <RecordEditor {...props} store={store} />}</Store>;
}

interface HelpProps {
  kind: RecordKind;
  docs: string | undefined;
  label?: string | undefined;
}

/** Link to the documentation of a type. */
export function Help({ kind, docs, label }: HelpProps) {
  if (docs === undefined) return null;
  const words = [label, kind.one.toLowerCase()].filter(Boolean).join(" ");
  return <HelpLink path={docs} label={`Help about ${words}s`} />;
}
