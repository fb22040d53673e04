import { useQuery } from "@tanstack/react-query";
import { canarySpecOptions } from "~generated/db/reads";
import { createCanaryMutation, updateCanaryMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import type { SearchChange } from "~/components/address/useSearchChange";
import { canaryKind } from "./editorKinds";
import type { EditedRecord, EditorWrites } from "./editorTypes";
import { NewResourcePage } from "./NewResourcePage";
import { ResourcePage } from "./ResourcePage";
import type { EditorSearch, NewEditorSearch } from "./search";

const labels = { name: "Name", namespace: "Namespace", labels: "Labels", spec: "Spec" };

function useCanaryWrites(id = ""): EditorWrites {
  const create = useCreate(createCanaryMutation());
  const { save, remove, read } = useRecordWrites({
    noun: "health check",
    labels,
    where: { id },
    detail: canarySpecOptions({ id }),
    update: updateCanaryMutation(),
  });
  /** All columns that tell one state of a canary from the next. */
  const stateOf = (record: EditedRecord) => ({
    ...record,
    namespace: record.namespace ?? "",
    labels: record.labels ?? null,
  });
  return {
    create,
    save: (record, change) => save(stateOf(record), change),
    remove: (record) => remove(stateOf(record)),
    read,
  };
}

interface NewProps {
  search: NewEditorSearch;
  onSearch: SearchChange<NewEditorSearch>;
}

/** Adds a health check. */
export const NewCanaryPage = (props: NewProps) => (
  <NewResourcePage kind={canaryKind} writes={useCanaryWrites()} {...props} />
);

interface Props {
  id: string;
  search: EditorSearch;
  onSearch: SearchChange<EditorSearch>;
}

/** A health check's settings page. */
export const CanaryPage = ({ id, ...props }: Props) => (
  <ResourcePage
    kind={canaryKind}
    query={useQuery(canarySpecOptions({ id }))}
    writes={useCanaryWrites(id)}
    {...props}
  />
);
