import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import * as v from "valibot";
import {
  changesOfConfigsOptions,
  checkChoicesByIdsOptions,
  componentsByIdsOptions,
  configsByIdsOptions,
  insightListOptions,
} from "~generated/db/reads";
import { createEvidenceMutation } from "~generated/db/writes";
import { createOnce } from "~/api/createOnce";
import {
  changeEvidence,
  checkEvidence,
  componentEvidence,
  configEvidence,
  type EvidenceSubject,
  insightEvidence,
} from "~/components/evidence/evidenceSubject";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { useCreate } from "~/components/people/author";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { newId } from "~/lib/text/newId";
import { Segmented } from "~/ui/field/Segmented";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import type { HypothesisDetail } from "./incident";
import styles from "./incidents.module.css";

const kinds = [
  { value: "check", label: "Check" },
  { value: "config", label: "Catalog item" },
  { value: "change", label: "Change" },
  { value: "insight", label: "Insight" },
  { value: "component", label: "Component" },
  { value: "log", label: "Log" },
] as const;
type Kind = (typeof kinds)[number]["value"];

const form = v.object({
  kind: v.picklist(kinds.map(({ value }) => value)),
  /** Id of the check, the component, or the catalog item. */
  resource: v.string(),
  /** Id of the change or insight of that item. */
  part: v.string(),
  description: v.string(),
  id: v.string(),
});

const needsPart = (kind: Kind) => kind === "change" || kind === "insight";
const pickerKind = (kind: Kind) =>
  kind === "check" || kind === "component" ? kind : ("config" as const);
const monthAgo = () => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 30 * 86_400_000);

/** Adds evidence from inside of the incident: what any other screen could attach, found by searching. */
export function EvidenceDialog({
  hypothesis,
  onClose,
}: {
  hypothesis: HypothesisDetail;
  onClose: () => void;
}) {
  const create = useCreate(createEvidenceMutation(), { hasSource: false });
  const [saved] = useState(() => ({
    kind: "check" as Kind,
    resource: "",
    part: "",
    description: "",
    id: newId(),
  }));
  const dialog = useFormDialog({
    noun: "evidence",
    id: undefined,
    newId: hypothesis.id,
    schema: form,
    saved,
    onClose,
    issuesOf: ({ kind, resource, part }) => {
      const missing = "Please select atleast one evidence";
      if (resource === "") return { resource: missing };
      return needsPart(kind) && part === "" ? { part: missing } : undefined;
    },
    save: async (values) => {
      if (subject === undefined) return undefined;
      const { name: _name, ...columns } = subject;
      await createOnce(() =>
        create({
          ...columns,
          id: values.id,
          hypothesis_id: hypothesis.id,
          description: values.description.trim(),
        }),
      );
      return "Evidence added";
    },
  });
  const { values } = dialog;
  const issues: { resource?: string; part?: string } | undefined = dialog.issues;
  const { kind, resource, part } = values;
  const subject = useSubject(kind, resource, part);
  const parts = useParts(kind, resource);
  const set = dialog.form.setFieldValue.bind(dialog.form);
  return (
    <FormDialog
      title="Add evidence"
      description={`To ${hypothesis.title}.`}
      size="medium"
      {...dialog.dialog}
      {...(kind === "log" && { readOnlyReason: "Log lines are attached where they are read." })}
      submitLabel="Add"
    >
      {dialog.notice}
      <Segmented
        label="Evidence type"
        items={kinds}
        value={kind}
        onChange={(next) => {
          set("kind", next);
          if (pickerKind(next) !== pickerKind(kind)) set("resource", "");
          set("part", "");
        }}
      />
      {kind === "log" ? (
        <p className={styles["plain"]}>
          Select lines in <Link to="/logs">Logs</Link> and press Attach as Evidence.
        </p>
      ) : (
        <>
          <ResourcePicker
            kind={pickerKind(kind)}
            label={kind === "check" ? "Check" : kind === "component" ? "Component" : "Catalog item"}
            required
            value={resource}
            error={issues?.resource}
            onChange={(id) => {
              set("resource", id);
              set("part", "");
            }}
          />
          {needsPart(kind) && resource !== "" ? (
            <SelectField
              label={kind === "change" ? "Change" : "Insight"}
              required
              placeholder={parts.length === 0 ? "There are none" : "Select..."}
              options={parts}
              value={part}
              onChange={(id) => set("part", id)}
              error={issues?.part}
            />
          ) : null}
          <TextArea
            label="Description"
            hint="What this shows. Markdown."
            value={values.description}
            onChange={(description) => set("description", description)}
          />
        </>
      )}
    </FormDialog>
  );
}

const page = { limit: 100, offset: 0 };

const useChanges = (kind: Kind, configId: string) =>
  useQuery({
    ...changesOfConfigsOptions({ configIds: [configId], since: monthAgo().toISOString(), ...page }),
    enabled: kind === "change" && configId !== "",
  }).data?.rows ?? [];

const useInsights = (kind: Kind, configId: string) =>
  useQuery({
    ...insightListOptions({ configId, ...page }),
    enabled: kind === "insight" && configId !== "",
  }).data?.rows ?? [];

/** Changes or insights of an item as options, the newest first. */
function useParts(kind: Kind, configId: string) {
  const changes = useChanges(kind, configId).map(
    ({ id, change_type: type, summary, created_at: at }) => ({
      value: id,
      label: [at.slice(0, 16).replace("T", " "), type, summary].filter(Boolean).join(" · "),
    }),
  );
  const insights = useInsights(kind, configId).map(({ id, analyzer, summary, message }) => ({
    value: id,
    label: [analyzer, summary || message].filter(Boolean).join(" · "),
  }));
  return kind === "change" ? changes : insights;
}

/** What is chosen, as it is stored; undefined until it is known. */
function useSubject(kind: Kind, id: string, part: string): EvidenceSubject | undefined {
  const known = id !== "";
  const check = useQuery({
    ...checkChoicesByIdsOptions({ ids: [id] }),
    enabled: known && kind === "check",
  });
  const component = useQuery({
    ...componentsByIdsOptions({ ids: [id] }),
    enabled: known && kind === "component",
  });
  const config = useQuery({
    ...configsByIdsOptions({ ids: [id] }),
    enabled: known && kind === "config",
  });
  const change = useChanges(kind, id).find((one) => one.id === part);
  const insight = useInsights(kind, id).find((one) => one.id === part);
  const rows = {
    check: check.data?.rows[0],
    component: component.data?.rows[0],
    config: config.data?.rows[0],
  };
  switch (kind) {
    case "check":
      return rows.check && checkEvidence(rows.check, "1h");
    case "component":
      return rows.component && componentEvidence(rows.component);
    case "config":
      return rows.config && configEvidence(rows.config);
    case "change":
      return change && changeEvidence(change);
    case "insight":
      return insight && insightEvidence(insight);
    case "log":
      return undefined;
  }
}
