import { useStore } from "@tanstack/react-form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorTextOr } from "~/api/errors";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import { createTokenMutation } from "~generated/auth/@tanstack/react-query.gen";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifyText } from "~/components/messages/notify";
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

interface Props {
  /** `mcp` starts with MCP access alone and ends with how to set up assistants. */
  mode?: "token" | "mcp";
  onClose: () => void;
}

const first = (errors: readonly (string | undefined)[]): string | undefined => errors.find(Boolean);

const failed = "Failed to create token";

/** Makes an access token: the form, then the token, which is told only once (spec 1 §4 and §5). */
export function TokenDialog({ mode = "token", onClose }: Props) {
  // The answer holds the token: it goes with the dialog.
  const { mutateAsync: create } = useMutation({ ...createTokenMutation(), gcTime: 0 });
  // Once it is here, nothing that follows takes its place.
  const [token, setToken] = useState<string>();
  const { form, dialog, notice } = useFormDialog<TokenValues, never>({
    noun: "token",
    id: undefined,
    newId: `new.${mode}`,
    schema: tokenValues,
    saved: mode === "mcp" ? newMcpToken : newToken,
    onClose,
    staysOpen: true,
    save: async (values) => {
      const { payload } = await create({ body: createBody(values) });
      if (!payload?.token) {
        notifyText("error", failed);
        return undefined;
      }
      setToken(payload.token);
      return "Token created successfully";
    },
    onError: (error) => notifyText("error", errorTextOr(error, failed)),
  });
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
      {...dialog}
      submitLabel="Create Token"
      busyLabel="Creating..."
    >
      {notice}
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
              error={error}
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
