import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import * as v from "valibot";
import { deleteSavedQuery } from "~generated/access";
import { savedQueriesOptions, savedQueryDetailOptions, type SavedQuery } from "~generated/db/reads";
import {
  createSavedQueryMutation,
  deleteSavedQueryMutation,
  updateSavedQueryMutation,
} from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { QueryError } from "~/components/errors/QueryError";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifySuccess } from "~/components/messages/notify";
import { useCreate } from "~/components/people/author";
import { IconButton } from "~/ui/button/IconButton";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { TextField } from "~/ui/field/TextField";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./catalog.module.css";
import { ViewLink } from "./SavedViews";
import { isCatalogAddress } from "./startView";

const values = v.object({ name: v.string() });
const nameIssue = ({ value }: { value: string }) =>
  value.trim() === "" ? "Name is required" : undefined;

/** Changes to one saved view; whoever was faster is not overwritten. */
const useViewWrites = (id: string) =>
  useRecordWrites({
    noun: "view",
    labels: { description: "Name" },
    where: { id },
    detail: savedQueryDetailOptions({ id }),
    update: updateSavedQueryMutation(),
    erase: deleteSavedQueryMutation(),
  });

interface NameProps {
  /** The address that gets a name. */
  address: string;
  /** The saved view that gets another name. */
  view?: SavedQuery;
  onClose: () => void;
}

/** Names the present address, so that everybody can open it, or gives a saved view another name. */
export function SaveViewDialog({ address, view: given, onClose }: NameProps) {
  // What changes on the server while someone types must not change what is compared with.
  const [view] = useState(given);
  const access = useAccess();
  const create = useCreate(createSavedQueryMutation(), { hasSource: false });
  const writes = useViewWrites(view?.id ?? "");
  const { form, dialog, notice } = useFormDialog({
    noun: "view",
    id: view?.id,
    schema: values,
    saved: { name: view?.description ?? "" },
    record: view,
    readOnlyReason: whyNot(access, "write", deleteSavedQuery.resource),
    onClose,
    issuesOf: ({ name }) => (name.trim() === "" ? { name: "Name is required" } : undefined),
    save: async ({ name }, _saved, began) => {
      const description = name.trim();
      if (began)
        return (await writes.save({ ...began, name: began.description }, { description }))
          ? `View renamed to ${description}`
          : undefined;
      await create({ description, query: address });
      return `View ${description} saved`;
    },
  });
  return (
    <FormDialog
      title={view ? "Rename view" : "Save view"}
      description={
        view
          ? "It gets this name for everybody; links to it stay as they are."
          : "Everybody finds it among the saved views of the catalog."
      }
      size="small"
      submitLabel={view ? "Rename" : "Save"}
      {...dialog}
    >
      {notice}
      <form.Field name="name" validators={{ onChange: nameIssue, onSubmit: nameIssue }}>
        {({ state, handleChange }) => (
          <TextField
            label="Name"
            value={state.value}
            onChange={handleChange}
            error={state.meta.isTouched ? state.meta.errors[0] : undefined}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}

/** The saved views, to open, to rename and to delete. */
export function SavedViewsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(savedQueriesOptions());
  const access = useAccess();
  const [renamed, setRenamed] = useState<SavedQuery>();
  const reason = whyNot(access, "write", deleteSavedQuery.resource);
  const views = (query.data?.rows ?? []).filter(({ query }) => isCatalogAddress(query));
  return (
    <Dialog open onOpenChange={onClose} title="Saved views" size="small">
      {query.error ? (
        <QueryError title="The saved views could not be loaded" query={query} />
      ) : null}
      {query.data && views.length === 0 ? (
        <EmptyState
          title="No data available"
          text="No view has been saved yet. Filter the catalog, then save the view."
        />
      ) : null}
      <ul className={styles["views"]}>
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            onRename={reason === undefined ? setRenamed : undefined}
          />
        ))}
      </ul>
      {renamed === undefined ? null : (
        <SaveViewDialog
          address={renamed.query}
          view={renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Dialog>
  );
}

interface RowProps {
  view: SavedQuery;
  /** Missing for those who may change nothing. */
  onRename: ((view: SavedQuery) => void) | undefined;
}

function ViewRow({ view, onRename }: RowProps) {
  const writes = useViewWrites(view.id);
  const name = view.description ?? view.query;
  return (
    <li>
      <span className={styles["text"]} title={view.query}>
        <ViewLink address={view.query} name={name} />
      </span>
      {onRename === undefined ? null : (
        <>
          <IconButton icon={Pencil} label={`Rename view ${name}`} onClick={() => onRename(view)} />
          <DeleteButton
            icon={Trash2}
            title="Delete view"
            of={`view ${name}`}
            description={`Are you sure you want to delete the view ${name}? It goes for everybody.`}
            onDelete={() => writes.remove({ ...view, name: view.description })}
            onDeleted={() => notifySuccess(`View ${view.description ?? ""} deleted`)}
          />
        </>
      )}
    </li>
  );
}
