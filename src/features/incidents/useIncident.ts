import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import {
  commentMarksOptions,
  evidenceMarksOptions,
  incidentChangelogOptions,
  incidentDetailOptions,
  type IncidentDetail,
  incidentMarkOptions,
  incidentRespondersOptions,
} from "~generated/db/reads";
import { updateIncidentMutation } from "~generated/db/writes";
import type { components } from "~generated/db/types";
import { readAnew } from "~/api/readOnce";
import { useAccess } from "~/api/access";
import { saveRecord } from "~/components/conflict/saveRecord";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { isRecordId } from "~/components/record/RecordDialog";
import { changedFields } from "~/lib/json/merge";
import { isSameAs } from "./incidentMark";
import { timesOf } from "./statusTimes";

/** Milliseconds between two looks: what one person writes, another sees soon. */
const every = 10_000;
/** What evidence is about, checks and items, changes on its own: the whole is read again now and then. */
const wholeEvery = 60_000;
const newest = { limit: 1, offset: 0 };

/** Reads of the page that are other ones once the incident is: every change of it is in its history. */
const readsOf = (incidentId: string): (readonly unknown[])[] => [
  incidentDetailOptions({ id: incidentId }).queryKey,
  incidentRespondersOptions({ incidentId }).queryKey,
  incidentChangelogOptions({ incidentId, ...newest }).queryKey.slice(0, 1),
];

/** The incident with everything that its page shows; it keeps itself up to date. */
export function useIncidentQuery(id: string) {
  const whole = incidentDetailOptions({ id });
  const query = useQuery({ ...whole, enabled: isRecordId(id), refetchInterval: wholeEvery });
  // A long incident weighs a megabyte: it is read again only once a small look tells that it is another.
  useQuery({
    queryKey: ["incidentWatch", id],
    queryFn: async ({ client }) => {
      const known = client.getQueryData(whole.queryKey)?.rows[0];
      if (!known) return null;
      const hypothesisIds = known.hypotheses.map((one) => one.id);
      const [incident, comments, evidences] = await Promise.all([
        readAnew(client, incidentMarkOptions({ id })),
        readAnew(client, commentMarksOptions({ incidentId: id, ...newest })),
        readAnew(client, evidenceMarksOptions({ hypothesisIds, ...newest })),
      ]);
      const seen = { incident: incident.rows[0], comments, evidences };
      if (!isSameAs(known, seen))
        await Promise.all(readsOf(id).map((queryKey) => client.invalidateQueries({ queryKey })));
      return null;
    },
    enabled: query.isSuccess,
    staleTime: every,
    refetchInterval: every,
  });
  return query;
}

/** The incident of the page, for the parts below it. */
export const IncidentContext = createContext<IncidentDetail | undefined>(undefined);

export function useIncident(): IncidentDetail {
  const incident = use(IncidentContext);
  if (incident === undefined) throw new Error("No incident around.");
  return incident;
}

type IncidentUpdate = components["schemas"]["IncidentUpdate"];

/** The incident without what hangs on it. */
type IncidentState = ReturnType<typeof ownColumns>;

/** An incident's own columns: what a draft keeps of it to tell what others changed meanwhile. */
export function ownColumns(incident: IncidentDetail) {
  const {
    comments: _c,
    hypotheses: _h,
    creator: _m,
    commander: _l,
    communicator: _s,
    ...own
  } = incident;
  return own;
}

const labels = {
  title: "Title",
  description: "Description",
  type: "Type",
  status: "Status",
  severity: "Severity",
  commander_id: "Commander",
  communicator_id: "Communicator",
};

/** Changes the incident without writing over others; what failed is said, and the page shows the server's state. */
export function useIncidentWrites(incident: IncidentDetail) {
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(updateIncidentMutation());
  const where = { id: incident.id };
  const read = async () => (await readAnew(client, incidentDetailOptions(where))).rows[0];
  return {
    /** Resolves whether it is saved. */
    save: async (
      change: IncidentUpdate,
      said = "Incident updated successfully",
      base: IncidentState = incident,
    ): Promise<boolean> => {
      try {
        const isSaved = await saveRecord<IncidentState, IncidentUpdate>({
          noun: "incident",
          name: base.title,
          labels,
          base,
          change: changedFields(base, change),
          read,
          // Two who set the same state agree, although each would note another time.
          write: (body, from) =>
            update({ where, body: { ...body, ...timesOf(from, body.status) }, base: from }),
        });
        if (isSaved) notifySuccess(said);
        return isSaved;
      } catch (error) {
        notifyError(error);
        return false;
      }
    },
  };
}

/** Who may change what on the page. */
export function useMayEdit() {
  const access = useAccess();
  return {
    incident: access.can("write", "incident"),
    evidences: access.can("write", "evidences"),
    comments: access.can("write", "comments"),
    responders: access.can("write", "responder"),
  };
}
