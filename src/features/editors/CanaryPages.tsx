import { useMutation, useQuery } from "@tanstack/react-query";
import { canarySpecOptions } from "~generated/db/reads";
import { createCanaryMutation, updateCanaryMutation } from "~generated/db/writes";
import { useMyId } from "~/components/people/useMyId";
import type { SearchChange } from "~/components/address/useSearchChange";
import { canaryKind } from "./editorKinds";
import type { EditorWrites } from "./editorTypes";
import { NewResourcePage } from "./NewResourcePage";
import { ResourcePage } from "./ResourcePage";
import type { EditorSearch, NewEditorSearch } from "./search";

function useCanaryWrites(): EditorWrites {
  const myId = useMyId();
  const create = useMutation(createCanaryMutation());
  const update = useMutation(updateCanaryMutation());
  return {
    create: (record) =>
      create.mutateAsync({
        ...record,
        source: "UI",
        ...(myId !== undefined && { created_by: myId }),
      }),
    update: (id, body) => update.mutateAsync({ where: { id }, body }),
    isBusy: create.isPending || update.isPending,
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
    writes={useCanaryWrites()}
    {...props}
  />
);
