import { useMutation, useQuery } from "@tanstack/react-query";
import { scraperDetailOptions } from "~generated/db/reads";
import { createConfigScraperMutation, updateConfigScraperMutation } from "~generated/db/writes";
import { useMyId } from "~/components/people/useMyId";
import type { SearchChange } from "~/components/address/useSearchChange";
import { scraperKind } from "./editorKinds";
import type { EditorWrites } from "./editorTypes";
import { NewResourcePage } from "./NewResourcePage";
import { ResourcePage } from "./ResourcePage";
import type { EditorSearch, NewEditorSearch } from "./search";

function useScraperWrites(): EditorWrites {
  const myId = useMyId();
  const create = useMutation(createConfigScraperMutation());
  const update = useMutation(updateConfigScraperMutation());
  return {
    create: ({ name, namespace, spec }) =>
      create.mutateAsync({
        name,
        namespace,
        spec,
        source: "UI",
        ...(myId !== undefined && { created_by: myId }),
      }),
    update: (id, { spec, deleted_at }) =>
      update.mutateAsync({
        where: { id },
        body: { ...(spec && { spec }), ...(deleted_at !== undefined && { deleted_at }) },
      }),
    isBusy: create.isPending || update.isPending,
  };
}

interface NewProps {
  search: NewEditorSearch;
  onSearch: SearchChange<NewEditorSearch>;
}

/** Adds a catalog scraper. */
export const NewScraperPage = (props: NewProps) => (
  <NewResourcePage kind={scraperKind} writes={useScraperWrites()} {...props} />
);

interface Props {
  id: string;
  search: EditorSearch;
  onSearch: SearchChange<EditorSearch>;
}

/** A catalog scraper's page. */
export const ScraperPage = ({ id, ...props }: Props) => (
  <ResourcePage
    kind={scraperKind}
    query={useQuery(scraperDetailOptions({ id }))}
    writes={useScraperWrites()}
    {...props}
  />
);
