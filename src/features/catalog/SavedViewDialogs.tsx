import { useMutation, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import * as v from "valibot";
import { deleteSavedQuery } from "~generated/access";
import { savedQueriesOptions } from "~generated/db/reads";
import { createSavedQueryMutation, deleteSavedQueryMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { QueryError } from "~/components/errors/QueryError";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifySuccess } from "~/components/messages/notify";
import { useCreate } from "~/components/people/author";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { TextField } from "~/ui/field/TextField";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./catalog.module.css";
import { ViewLink } from "./SavedViews";
import { isCatalogAddress } from "./startView";

const values = v.object({ name: v.string() });
const nameIssue = ({ value }: { value: string }) =>
  value.trim() === "" ? "Name is required" : undefined;

/** Names the present address, so that everybody can open it. */
export function SaveViewDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const access = useAccess();
  const create = useCreate(createSavedQueryMutation(), { hasSource: false });
  const { form, dialog, notice } = useFormDialog({
    noun: "view",
    id: undefined,
    schema: values,
    saved: { name: "" },
    readOnlyReason: whyNot(access, "write", deleteSavedQuery.resource),
    onClose,
    issuesOf: ({ name }) => (name.trim() === "" ? { name: "Name is required" } : undefined),
    save: async ({ name }) => {
      await create({ description: name.trim(), query: address });
      return `View ${name.trim()} saved`;
    },
  });
  return (
    <FormDialog
      title="Save view"
      description="Everybody finds it among the saved views of the catalog."
      size="small"
      submitLabel="Save"
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

/** The saved views, to open and to delete. */
export function SavedViewsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(savedQueriesOptions());
  const access = useAccess();
  const { mutateAsync: remove } = useMutation(deleteSavedQueryMutation());
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
        {views.map(({ id, description, query: address }) => (
          <li key={id}>
            <span className={styles["text"]} title={address}>
              <ViewLink address={address} name={description ?? address} />
            </span>
            {reason === undefined ? (
              <DeleteButton
                icon={Trash2}
                title="Delete view"
                description={`Are you sure you want to delete the view ${description ?? address}? It goes for everybody.`}
                onDelete={async () => {
                  await remove({ where: { id } });
                  return true;
                }}
                onDeleted={() => notifySuccess(`View ${description ?? ""} deleted`)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
