import { useQuery } from "@tanstack/react-query";
import { incidentRespondersOptions } from "~generated/db/reads";
import { isFormName, loadFormParts } from "~/components/schemaForm/schemaFormState";
import { Fact, Facts } from "~/components/sheet/Fact";
import { labelOf, propertiesOf } from "~/lib/wire/formSchema";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Dialog } from "~/ui/overlay/Dialog";
import { Age } from "~/ui/time/Age";
import { responderName, typeKeyOf } from "./RespondersPanel";
import { responderLabel, responderType, ticketUrl } from "./responderTypes";
import styles from "./responders.module.css";
import { useIncident } from "./useIncident";

/** Labels of what the form of a type asks for; without the form the stored names stand for them. */
function useFieldLabels(key: string): ReadonlyMap<string, string> {
  const name = responderType(key)?.schema ?? "";
  const form = useQuery({
    queryKey: ["formSchema", name],
    queryFn: async () => (isFormName(name) ? (await loadFormParts(name)).form : null),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return new Map(
    form ? propertiesOf(form, form).map(([field, schema]) => [field, labelOf(schema, field)]) : [],
  );
}

/** A responder: how far the other side is, and what it was told (facts 1.10). */
export function CalledDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const incident = useIncident();
  const query = useQuery(incidentRespondersOptions({ incidentId: incident.id }));
  const responder = query.data?.rows.find((one) => one.id === id);
  const labels = useFieldLabels(responder ? typeKeyOf(responder) : "");
  if (!responder)
    return (
      <Dialog open onOpenChange={onClose} title="Responder" size="small">
        {query.isPending ? (
          <Skeleton rows={4} />
        ) : (
          <EmptyState title="Responder not found" text="It may have been deleted meanwhile." />
        )}
      </Dialog>
    );
  const key = typeKeyOf(responder);
  const url = ticketUrl(responder.team?.spec, key, responder.external_id);
  const values = Object.entries(responder.properties ?? {}).flatMap(([name, value]) =>
    name !== "responderType" && typeof value === "string" && value !== "" ? [{ name, value }] : [],
  );
  const steps = [
    ["Created", responder.created_at],
    ["Acknowledged", responder.acknowledged],
    ["Resolved", responder.resolved],
    ["Closed", responder.closed],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${responderName(responder)}, ${responderLabel(key)}`}
      size="small"
    >
      <ol className={styles["steps"]} aria-label="How far it is">
        {steps.map(([label, at]) => (
          <li key={label} data-reached={at ? "" : undefined}>
            {label}
            <br />
            {at ? <Age value={at} suffix /> : "-"}
          </li>
        ))}
      </ol>
      <Facts>
        {responder.external_id ? (
          <Fact label="Ticket">
            {url === undefined ? (
              responder.external_id
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                {responder.external_id}
              </a>
            )}
          </Fact>
        ) : null}
        {values.map(({ name, value }) => (
          <Fact key={name} label={labels.get(name) ?? name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Dialog>
  );
}
