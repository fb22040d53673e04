import { useQuery } from "@tanstack/react-query";
import { scraperDetailOptions } from "~generated/db/reads";
import { createConfigScraperMutation, updateConfigScraperMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import type { SearchChange } from "~/components/address/useSearchChange";
import { scraperKind } from "./editorKinds";
import type { EditorWrites } from "./editorTypes";
import { NewResourcePage } from "./NewResourcePage";
import { ResourcePage } from "./ResourcePage";
import type { EditorSearch, NewEditorSearch } from "./search";

const labels = { name: "Name", namespace: "Namespace", spec: "Spec" };

function useScraperWrites(id = ""): EditorWrites {
  const create = useCreate(createConfigScraperMutation());
  const { save, remove, read } = useRecordWrites({
    noun: "catalog scraper",
    labels,
    where: { id },
    detail: scraperDetailOptions({ id }),
    update: updateConfigScraperMutation(),
  });
  return {
    create: ({ name, namespace, spec }) => create({ name, namespace, spec }),
    save: (record, { spec }) => save(record, spec ? { spec } : {}),
    remove,
    read,
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
    writes={useScraperWrites(id)}
    {...props}
  />
);
