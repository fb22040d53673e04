import {
  applicationListOptions,
  incidentNamesOptions,
  notificationRulesOptions,
  personChoicesOptions,
  playbookRunNamesOptions,
  scraperListOptions,
  teamChoicesOptions,
  topologyListOptions,
  viewListOptions,
} from "~generated/db/reads";
import { statusLabel } from "~/components/playbookRun/runStatus";
import { found, type PickPage, type PickQuery } from "~/components/recordNames/pickerSources";
import type { PaletteKindName } from "./paletteKinds";

interface Asked {
  text: string;
  limit: number;
  offset: number;
}

type NamedRead = (asked: Asked) => PickQuery<PickPage>;

const line = (...parts: (string | null | undefined)[]) => ({
  hint: parts.filter(Boolean).join(" · "),
});

/** Kinds that the resource search does not know: how they are found by a part of their name. */
export const namedReads: Readonly<Partial<Record<PaletteKindName, NamedRead>>> = {
  incident: (asked) =>
    found(incidentNamesOptions(asked), (row) => ({
      value: row.id,
      label: row.title,
      ...line(row.incident_id, row.status),
    })),
  run: (asked) =>
    found(playbookRunNamesOptions(asked), (row) => ({
      value: row.id,
      label: row.playbook.title || row.playbook.name,
      ...line(statusLabel(row.status), row.created_at.slice(0, 16).replace("T", " ")),
    })),
  application: (asked) =>
    found(applicationListOptions(asked), (row) => ({
      value: row.id,
      label: row.name,
      ...line(row.namespace),
    })),
  view: (asked) =>
    found(viewListOptions(asked), (row) => ({
      value: row.id,
      label: row.name,
      ...line(row.namespace),
    })),
  scraper: (asked) =>
    found(scraperListOptions(asked), (row) => ({
      value: row.id,
      label: row.name,
      ...line(row.namespace),
    })),
  topology: (asked) =>
    found(topologyListOptions(asked), (row) => ({
      value: row.id,
      label: row.name,
      ...line(row.namespace),
    })),
  notification: (asked) =>
    found(notificationRulesOptions(asked), (row) => ({
      value: row.id,
      label: row.title || row.name,
      ...line(row.namespace),
    })),
  person: (asked) =>
    found(personChoicesOptions(asked), (row) => ({
      value: row.id,
      label: row.name,
      ...line(row.email),
    })),
  team: (asked) =>
    found(teamChoicesOptions(asked), (row) => ({ value: row.id, label: row.name, hint: "" })),
};
