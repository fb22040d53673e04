import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useMutation } from "@tanstack/react-query";
import { errorText } from "~/api/errors";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import { createTokenMutation } from "~generated/auth/@tanstack/react-query.gen";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { FormDialog } from "~/components/form/FormDialog";
import { notifySuccess, notifyText } from "~/components/messages/notify";
import styles from "./TokenDialog.module.css";
import { TokenDialogScope } from "./TokenDialogScope";
import {
  createBody,
  expiries,
  expiryOptions,
  nameIssue,
  newMcpToken,
  newToken,
  scopeIssue,
  type TokenValues,
  tokenValues,
} from "./tokenForm";
import { TokenResult } from "./TokenResult";
import { useFormDraft } from "~/components/drafts/useFormDraft";

interface Props {
  /** `mcp` starts with MCP access alone and ends with how to set up assistants. */
  mode?: "token" | "mcp";
  onClose: () => void;
}

/** The server's words, else those of the specification. */
function failure(error: unknown): string {
  const text = errorText(error);
  return text === "An error occurred" ? "Failed to create token" : text;
}

const first = (errors: readonly (string | undefined)[]): string | undefined => errors.find(Boolean);

/** Makes an access token: the form, then the token, which is told only once (spec 1 §4 and §5). */
export function TokenDialog({ mode = "token", onClose }: Props) {
  const draft = useFormDraft<TokenValues>({
    id: `token.new.${mode}`,
    schema: tokenValues,
    saved: mode === "mcp" ? newMcpToken : newToken,
  });
  const create = useMutation({
    ...createTokenMutation(),
    // The answer holds the token: it goes with the dialog.
    gcTime: 0,
    onSuccess: ({ payload }) => {
      draft.clear();
      if (payload?.token) notifySuccess("Token created successfully");
      else notifyText("error", "Failed to create token");
    },
    onError: (error) => notifyText("error", failure(error)),
  });
  const token = create.data?.payload?.token;
  const form = useForm({
    defaultValues: draft.start,
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => create.mutate({ body: createBody(value) }),
  });
  const isDirty = useStore(
    form.store,
    ({ values }) => JSON.stringify(values) !== JSON.stringify(draft.saved),
  );
  const name = useStore(form.store, (state) => state.values.name.trim());

  if (token)
    return <TokenResult name={name} token={token} hasMcp={mode === "mcp"} onClose={onClose} />;
  return (
    <FormDialog
      title={mode === "mcp" ? "Setup MCP" : "Create Token"}
      description={
        mode === "mcp"
          ? "Assistants reach the MCP server with an access token of their own."
          : "A token acts for you and can never do more than you may."
      }
      onClose={() => {
        draft.clear();
        onClose();
      }}
      isDirty={isDirty}
      isBusy={create.isPending}
      onSubmit={() => void form.handleSubmit()}
      submitLabel="Create Token"
      busyLabel="Creating..."
    >
      <DraftNotice
        draft={draft.restored}
        noun="token"
        onDiscard={() => form.reset(draft.discard())}
      />
      <form.Field name="name" validators={{ onDynamic: ({ value }) => nameIssue(value) }}>
        {(field) => {
          const error = first(field.state.meta.errors);
          return (
            <TextField
              label="Name"
              required
              placeholder={mode === "mcp" ? "editor assistant" : "deploy pipeline"}
              value={field.state.value}
              onChange={field.handleChange}
              onBlur={field.handleBlur}
              {...(error !== undefined && { error })}
            />
          );
        }}
      </form.Field>
      <div className={styles["lifetime"]}>
        <form.Field name="expiry">
          {(field) => (
            <SelectField
              label="Expiry"
              options={expiryOptions}
              value={field.state.value}
              onChange={(value) => {
                const chosen = expiries.find((expiry) => expiry === value);
                if (chosen) field.handleChange(chosen);
              }}
              hint={
                field.state.value === "never"
                  ? "It stays valid until somebody deletes it. Some servers refuse such tokens."
                  : undefined
              }
            />
          )}
        </form.Field>
        <form.Field name="autoRenew">
          {(field) => (
            <Toggle
              label="Auto-renew"
              hint="Renews the expiry while the token is in continuous use."
              checked={field.state.value}
              onChange={field.handleChange}
            />
          )}
        </form.Field>
      </div>
      <form.Field
        name="levels"
        validators={{
          onChangeListenTo: ["preset"],
          onDynamic: ({ value, fieldApi }) =>
            scopeIssue({ levels: value, preset: fieldApi.form.getFieldValue("preset") }),
        }}
      >
        {(field) => (
          <form.Subscribe selector={(state) => state.values.preset}>
            {(preset) => (
              <TokenDialogScope
                preset={preset}
                levels={field.state.value}
                error={first(field.state.meta.errors)}
                onPreset={(next) => {
                  // A preset overwrites every entry, and Custom starts with none.
                  form.setFieldValue("preset", next);
                  field.handleChange(newToken.levels);
                }}
                onLevel={(object, level) =>
                  field.handleChange({
                    ...field.state.value,
                    [object]: level,
                  } satisfies TokenValues["levels"])
                }
              />
            )}
          </form.Subscribe>
        )}
      </form.Field>
    </FormDialog>
  );
}
