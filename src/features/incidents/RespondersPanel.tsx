import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { incidentRespondersOptions, type IncidentResponder } from "~generated/db/reads";
import { updateResponderMutation } from "~generated/db/writes";
import { errorText, Outdated } from "~/api/errors";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { notifySuccess, notifyText } from "~/components/messages/notify";
import { IconButton } from "~/ui/button/IconButton";
import { PlanButton } from "~/components/plan/PlanButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Avatar } from "~/ui/text/Avatar";
import { responderLabel, ticketUrl } from "./responderTypes";
import styles from "./responders.module.css";
import type { ChangeIncident } from "./search";
import { PanelNote, SidePanel } from "~/components/sidePanel/SidePanel";
import { useIncident, useMayEdit } from "./useIncident";

/** Key of a responder's type; older records hold the whole choice in its place. */
export const typeKeyOf = ({ properties }: IncidentResponder): string => {
  const stored = properties?.["responderType"];
  const value: unknown =
    typeof stored === "object" && stored !== null ? Reflect.get(stored, "value") : stored;
  return typeof value === "string" ? value : "person";
};

/** Team or person; what a rule calls is a system alone. */
export const responderName = (responder: IncidentResponder): string => {
  const { person, team, team_id: teamId, person_id: personId } = responder;
  const isSystem = teamId === null && personId === null;
  const nobody = isSystem ? responderLabel(typeKeyOf(responder)) : "Somebody who is gone";
  return team?.name ?? person?.name ?? nobody;
};

/** How far the other side is. */
export function stepOf({ closed, resolved, acknowledged }: IncidentResponder): string {
  if (closed) return "Closed";
  if (resolved) return "Resolved";
  return acknowledged ? "Acknowledged" : "Created";
}

/** People and teams that were called (facts 1.10). */
export function RespondersPanel({ onSearch }: { onSearch: ChangeIncident }) {
  const incident = useIncident();
  const may = useMayEdit().responders;
  const query = useQuery(incidentRespondersOptions({ incidentId: incident.id }));
  const [asked, setAsked] = useState<IncidentResponder>();
  const { mutateAsync: update } = useMutation(updateResponderMutation());
  const send = (responder: IncidentResponder) =>
    update({
      where: { id: responder.id },
      body: { deleted_at: new Date().toISOString() },
      base: responder,
    });
  const remove = async (responder: IncidentResponder) => {
    try {
      await send(responder);
      notifySuccess("Responder deleted successfully");
    } catch (error) {
      const isChanged = error instanceof Outdated;
      if (isChanged) void query.refetch();
      notifyText(
        "error",
        isChanged
          ? "Somebody else changed the responder meanwhile. Look at it again."
          : errorText(error),
      );
    }
    setAsked(undefined);
  };
  const rows = query.data?.rows ?? [];
  return (
    <SidePanel
      title="Responders"
      count={query.data?.rows.length}
      extra={
        may ? (
          <IconButton
            icon={Plus}
            label="Add Responders"
            onClick={() => onSearch({ dialog: "responder" }, { push: true })}
          />
        ) : null
      }
    >
      {query.isError && !query.data ? (
        <QueryError title="The responders could not be loaded" query={query} />
      ) : rows.length === 0 ? (
        <PanelNote>Nobody was called yet.</PanelNote>
      ) : (
        <ul className={styles["rows"]}>
          {rows.map((responder) => {
            const { id, person, team, external_id: ticket } = responder;
            const name = responderName(responder);
            const type = typeKeyOf(responder);
            const url = ticketUrl(team?.spec, type, ticket);
            return (
              <li key={id} className={styles["row"]}>
                {team ? (
                  <TechIcon name={team.icon ?? "group"} />
                ) : (
                  <Avatar name={name} src={person?.avatar ?? undefined} size={20} isDecorative />
                )}
                <button
                  type="button"
                  className={styles["name"]}
                  title={name}
                  onClick={() => onSearch({ dialog: "called", about: id }, { push: true })}
                >
                  {name}
                </button>
                {team ? <span className={styles["faint"]}>{responderLabel(type)}</span> : null}
                {ticket ? (
                  url === undefined ? (
                    <span>{ticket}</span>
                  ) : (
                    <a href={url} target="_blank" rel="noreferrer">
                      {ticket}
                    </a>
                  )
                ) : null}
                <span className={styles["end"]}>{stepOf(responder)}</span>
                {may ? (
                  <IconButton
                    icon={Trash2}
                    label={`Delete responder ${name}`}
                    onClick={() => setAsked(responder)}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Delete Responder ?"
        description={`${asked ? responderName(asked) : ""} is not shown as a responder any more. A ticket in another system stays.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => (asked ? remove(asked) : undefined)}
        footerStart={<PlanButton action={() => asked && send(asked)} />}
      />
    </SidePanel>
  );
}
