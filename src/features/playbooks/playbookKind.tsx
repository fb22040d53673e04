import { useQuery } from "@tanstack/react-query";
import { playbookDetailOptions } from "~generated/db/reads";
import { createPlaybookMutation, updatePlaybookMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import {
  recordLabels,
  type RecordKind,
  type StoredRecord,
} from "~/components/recordEditor/recordKind";
import { PlaybookActions } from "./PlaybookActions";
import { PlaybookPreview } from "./PlaybookLook";
import { Trail } from "./Trail";

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Columns that repeat what stands in the spec: lists read them. */
export function columnsOf(spec: Readonly<Record<string, unknown>>, name: string) {
  return {
    title: text(spec["title"]) ?? name,
    category: text(spec["category"]) ?? "",
    description: text(spec["description"]) ?? null,
    icon: text(spec["icon"]) ?? null,
  };
}

/** All columns that tell one state of a playbook from the next. */
const stateOf = ({
  name,
  namespace,
  icon,
  spec,
  source,
  updated_at,
  deleted_at,
  id,
}: StoredRecord) => ({
  id,
  name,
  namespace: namespace ?? "default",
  icon: icon ?? null,
  spec: spec ?? {},
  source: source ?? "UI",
  updated_at: updated_at ?? "",
  deleted_at,
});

/** Playbooks in the editor of records: name and namespace, the spec with its schema, origin, review, conflicts. */
export const playbookKind: RecordKind = {
  id: "playbooks",
  one: "Playbook",
  resource: "playbooks",
  home: { path: "/playbooks", title: "Playbooks" },
  fields: ["namespace"],
  defaults: { namespace: "default" },
  schema: { name: "playbook", kind: "Playbook" },
  hasJobs: false,
  createLabel: "Save",
  created: () => "Playbook Spec created successfully",
  after: { update: "stay" },
  titleOf: ({ name, spec }) => columnsOf(spec ?? {}, name).title,
  Actions: PlaybookActions,
  Trail: () => <Trail />,
  Preview: PlaybookPreview,
  hasSlimPreview: true,
  Store: ({ id = "", children }) => {
    const detail = playbookDetailOptions({ id });
    const create = useCreate(createPlaybookMutation());
    const { save, remove, read } = useRecordWrites({
      noun: "playbook",
      labels: recordLabels,
      where: { id },
      detail,
      update: updatePlaybookMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, namespace, spec }) =>
        create({ name, namespace, spec, ...columnsOf(spec, name) }),
      save: (record, { spec }) =>
        save(stateOf(record), spec ? { spec, ...columnsOf(spec, record.name) } : {}),
      remove: (record) => remove(stateOf(record)),
      read,
    });
  },
};
