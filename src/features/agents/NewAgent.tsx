import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { generateAgentMutation } from "~generated/agent/@tanstack/react-query.gen";
import { Conflict } from "~/api/errors";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { HelpLink } from "~/components/help/HelpLink";
import { notifyError } from "~/components/messages/notify";
import { SuggestField } from "~/ui/field/SuggestField";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import { AgentProperties } from "./AgentProperties";
import { agentForm, agentIssues, newAgent, propertiesOf, type Installation } from "./agentModel";
import { InstallDialog } from "./InstallDialog";
import { upstreamUrl } from "./upstreamUrl";

interface Props {
  readOnlyReason: string | undefined;
  onClose: () => void;
}

/** Adds an agent, and then says how it is installed: its token is told this once. */
export function NewAgent({ readOnlyReason, onClose }: Props) {
  const [made, setMade] = useState<Installation>();
  const [taken, setTaken] = useState<string>();
  const { mutateAsync: generate } = useMutation(generateAgentMutation());
  const { form, values, issues, isReadOnly, dialog, notice } = useFormDialog({
    noun: "agent",
    id: undefined,
    schema: agentForm,
    saved: newAgent(location.origin),
    readOnlyReason,
    onClose,
    staysOpen: true,
    issuesOf: agentIssues,
    save: async (typed) => {
      const name = typed.name.trim();
      const { access_token: token } = await generate({
        body: { name, properties: propertiesOf(typed.properties) },
      });
      setMade({ form: { ...typed, name }, upstream: upstreamUrl(), token });
      return "Agent created";
    },
    onError: (error) => {
      if (error instanceof Conflict) setTaken(values.name.trim());
      notifyError(error);
    },
  });
  if (made) return <InstallDialog {...made} onClose={onClose} />;
  const nameIssue =
    issues?.name ??
    (taken !== undefined && taken === values.name.trim()
      ? "Another agent has this name: choose another one"
      : undefined);
  const toggle = (name: "hasKubernetes" | "hasTelemetry", label: string, hint: string) => (
    <form.Field name={name}>
      {(field) => (
        <Toggle
          label={label}
          hint={hint}
          checked={field.state.value}
          onChange={field.handleChange}
          disabledReason={readOnlyReason}
        />
      )}
    </form.Field>
  );
  return (
    <FormDialog
      title="Create new agent"
      headerExtra={<HelpLink path="/installation/saas/agent" label="Help about agents" />}
      {...dialog}
      submitLabel="Next"
      busyLabel="Saving ..."
    >
      {notice}
      <form.Field name="name">
        {(field) => (
          <TextField
            label="Name"
            required
            disabled={isReadOnly}
            hint="Name of the cluster, region or data centre that it runs in."
            value={field.state.value}
            onChange={field.handleChange}
            error={nameIssue}
          />
        )}
      </form.Field>
      <form.Field name="properties">
        {(field) => (
          <AgentProperties
            value={field.state.value}
            onChange={(pairs) => field.handleChange([...pairs])}
            error={issues?.properties}
            disabledReason={readOnlyReason}
          />
        )}
      </form.Field>
      {toggle("hasKubernetes", "Kubernetes", "Also scrapes the cluster that it runs in.")}
      {values.hasKubernetes ? (
        <form.Field name="interval">
          {(field) => (
            <SuggestField
              label="Scrape Interval"
              required
              value={field.state.value}
              onChange={field.handleChange}
              suggestions={["5m", "15m", "30m", "1h"]}
              error={issues?.interval}
            />
          )}
        </form.Field>
      ) : null}
      {toggle("hasTelemetry", "Telemetry", "Reports how the agent itself is doing.")}
      {values.hasTelemetry ? (
        <form.Field name="telemetryLabel">
          {(field) => (
            <TextField
              label="Label"
              required
              hint="Name of the installation in what is reported, such as acme-prod."
              value={field.state.value}
              onChange={field.handleChange}
              error={issues?.telemetryLabel}
            />
          )}
        </form.Field>
      ) : null}
    </FormDialog>
  );
}
