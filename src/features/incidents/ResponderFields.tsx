import { useQuery } from "@tanstack/react-query";
import { type Ref, useImperativeHandle, useState } from "react";
import { type ResponderConfig, responderConfigsOptions } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { SchemaForm } from "~/components/schemaForm/SchemaForm";
import {
  type FormName,
  type FormParts,
  isFormName,
  useFormParts,
  useSchemaForm,
} from "~/components/schemaForm/schemaFormState";
import { propertiesOf } from "~/lib/wire/formSchema";
import type { Values } from "~/lib/wire/wirePath";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { responderOptions } from "./responderOptions";
import { responderType } from "./responderTypes";

/** What the dialog asks of the form when it sends. */
export interface ResponderFieldsHandle {
  /** The values, or undefined with something wrong, which the form then says. */
  submit: () => Values | undefined;
}

interface Props {
  /** How the team is called. */
  type: string;
  /** The team, whose ticket system says what can be chosen. */
  team: string;
  /** What the team's spec fills in; what is fixed cannot be changed. */
  presets: { fixed: Values; usual: Values };
  /** What somebody has typed before. */
  draft: Values;
  onEdit: (values: Values) => void;
  handle: Ref<ResponderFieldsHandle>;
}

/** The form of a way to call a team, drawn from its schema (facts 1.10). */
export function ResponderFields(props: Props) {
  const name = responderType(props.type)?.schema ?? "";
  return isFormName(name) ? <Loaded name={name} {...props} /> : <Nothing {...props} />;
}

/** A system that the console knows no form for is called with what the team's spec says. */
function Nothing({ type, presets, handle }: Props) {
  useImperativeHandle(handle, () => ({ submit: () => ({ ...presets.usual, ...presets.fixed }) }));
  return <p>The console has no form for {type}: the team is called with what its spec says.</p>;
}

function Loaded({ name, ...props }: Props & { name: FormName }) {
  const { type, team } = props;
  const query = useFormParts(name);
  const configs = useQuery({
    ...responderConfigsOptions({ type, teams: [team] }),
    enabled: type === "jira" || type === "ms_planner",
  });
  // A field that becomes a choice while somebody types into it would take the text away.
  if (query.data && !configs.isLoading)
    return <Fields parts={query.data} configs={configs.data?.rows ?? []} {...props} />;
  return query.isError ? (
    <QueryError title="The form could not be loaded" query={query} />
  ) : (
    <Skeleton lines={6} />
  );
}

interface FieldsProps extends Omit<Props, "team"> {
  parts: FormParts;
  /** What the team's ticket system offers; without any its fields are typed. */
  configs: readonly ResponderConfig[];
}

function Fields({ parts, configs, type, presets, draft, onEdit, handle }: FieldsProps) {
  const { fixed, usual } = presets;
  const [given] = useState(() => ({ ...usual, ...fixed }));
  const names = new Set(propertiesOf(parts.form, parts.form).map(([name]) => name));
  const asked = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  const state = useSchemaForm(parts, asked(given), {
    isNew: true,
    ...(Object.keys(draft).length > 0 && { draft: asked({ ...draft, ...fixed }) }),
    onEdit: ({ after }) => onEdit(after),
  });
  // A team's spec may say more than the form asks for, such as which configuration its tickets follow.
  useImperativeHandle(handle, () => ({
    submit: () => {
      const values = state.submit();
      return values && { ...given, ...values };
    },
  }));
  return (
    <SchemaForm
      state={state}
      offered={responderOptions(type, configs, state.values)}
      fixed={Object.fromEntries(Object.keys(fixed).map((key) => [key, "Set by the team."]))}
    />
  );
}
