import { KeyRound } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { generateAgentTokenMutation } from "~generated/agent/@tanstack/react-query.gen";
import { agentDetailOptions, type AgentListEntry } from "~generated/db/reads";
import { updateAgentMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { AgentProperties } from "./AgentProperties";
import { AgentFacts } from "./AgentFacts";
import {
  agentEditForm,
  newAgent,
  pairsOf,
  propertiesIssue,
  propertiesOf,
  type Installation,
} from "./agentModel";
import { DeleteAgent } from "./DeleteAgent";
import { InstallDialog } from "./InstallDialog";
import { upstreamUrl } from "./upstreamUrl";

interface Props {
  agent: AgentListEntry;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

/** A stored agent: how it is doing, what it has pushed, its properties; a new token for one that was lost. */
export function AgentEditor({ agent: live, readOnlyReason, onClose }: Props) {
  // What changes on the server while someone types must not change what is compared with.
  const [agent] = useState(live);
  const [renewed, setRenewed] = useState<Installation>();
  const { mutateAsync: generateToken } = useMutation(generateAgentTokenMutation());
  const writes = useRecordWrites({
    noun: "agent",
    labels: { properties: "Properties" },
    where: { id: agent.id },
    detail: agentDetailOptions({ id: agent.id }),
    update: updateAgentMutation(),
  });
  const { form, issues, leave, dialog, notice } = useFormDialog({
    noun: "agent",
    id: agent.id,
    schema: agentEditForm,
    saved: { properties: pairsOf(agent.properties) },
    record: agent,
    readOnlyReason,
    onClose,
    issuesOf: ({ properties }) => propertiesIssue(properties),
    save: async (values, saved, began) => {
      if (!began) return undefined;
      const properties = propertiesOf(values.properties);
      const isSame = JSON.stringify(properties) === JSON.stringify(propertiesOf(saved.properties));
      if (isSame) return "";
      return (await writes.save(began, { properties })) ? "Agent updated" : undefined;
    },
  });
  const [renew, isRenewing] = useOnce(async () => {
    try {
      const { access_token: token } = await generateToken({ body: { agent_name: agent.name } });
      setRenewed({
        form: { ...newAgent(location.origin), name: agent.name },
        upstream: upstreamUrl(),
        token,
      });
      notifySuccess("The agent has one more token");
    } catch (error) {
      notifyError(error);
    }
  });
  if (renewed) return <InstallDialog {...renewed} onClose={() => setRenewed(undefined)} />;
  return (
    <FormDialog
      title={agent.name}
      {...dialog}
      submitLabel="Update"
      footerStart={
        readOnlyReason === undefined ? (
          <>
            <DeleteAgent
              name={agent.name}
              onDelete={(cleanup) =>
                writes.save(live, {
                  deleted_at: new Date().toISOString(),
                  ...(cleanup && { cleanup }),
                })
              }
              onDeleted={() => {
                notifySuccess("Agent deleted");
                leave();
              }}
            />
            <Button
              icon={KeyRound}
              isBusy={isRenewing}
              disabledReason={
                dialog.isDirty ? "Save what you have typed first, or discard it." : undefined
              }
              onClick={renew}
            >
              New token
            </Button>
          </>
        ) : undefined
      }
    >
      {notice}
      <AgentFacts agent={live} />
      <form.Field name="properties">
        {(field) => (
          <AgentProperties
            value={field.state.value}
            onChange={(pairs) => field.handleChange([...pairs])}
            error={issues}
            disabledReason={readOnlyReason}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
