import { useQuery } from "@tanstack/react-query";
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
import { useFlags } from "~/api/flags";
import {
  changeEvidence,
  checkEvidence,
  componentEvidence,
  configEvidence,
  type EvidenceSubject,
  insightEvidence,
  logEvidence,
} from "~/components/evidence/evidenceSubject";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { useCreate } from "~/components/people/author";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { newId } from "~/lib/text/newId";
import { Segmented } from "~/ui/field/Segmented";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import { useGoneReason } from "./edited";
import type { HypothesisDetail } from "./incident";
import { LogChoices } from "./LogChoices";

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
  /** What is searched for in a log, and the lines that were chosen. */
  search: v.object({ text: v.string(), start: v.string() }),
  lines: v.array(
    v.object({
      message: v.string(),
      timestamp: v.optional(v.string()),
      level: v.optional(v.string()),
    }),
  ),
  id: v.string(),
});
type Values = v.InferOutput<typeof form>;

const needsPart = (kind: Kind) => kind === "change" || kind === "insight";
const pickerKind = (kind: Kind) =>
  kind === "check" ? kind : kind === "component" || kind === "log" ? "component" : "config";
const pickerLabels = { check: "Check", component: "Component", config: "Catalog item" } as const;
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
  const hasLogs = useFlags()?.("logs") ?? false;
  const [saved] = useState<Values>(() => ({
    kind: "check",
    resource: "",
    part: "",
    description: "",
    search: { text: "", start: "1h" },
    lines: [],
    id: newId(),
  }));
  const dialog = useFormDialog({
    noun: "evidence",
    id: undefined,
    newId: hypothesis.id,
    schema: form,
    saved,
    onClose,
    issuesOf: ({ kind, resource, part, lines }) => {
      const missing = "Please select atleast one evidence";
      if (resource === "") return { resource: missing };
      if (kind === "log") return lines.length === 0 ? { part: missing } : undefined;
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
  const subject = useSubject(values);
  const parts = useParts(kind, resource);
  const set = dialog.form.setFieldValue.bind(dialog.form);
  return (
    <FormDialog
      title="Add evidence"
      description={`To ${hypothesis.title}.`}
      size="medium"
      {...dialog.dialog}
      blockedReason={useGoneReason(hypothesis.id, "hypothesis")}
      submitLabel="Add"
    >
      {dialog.notice}
      <Segmented
        label="Evidence type"
        items={kinds.filter(({ value }) => hasLogs || value !== "log")}
        value={kind}
        onChange={(next) => {
          set("kind", next);
          if (pickerKind(next) !== pickerKind(kind)) set("resource", "");
          set("part", "");
        }}
      />
      <ResourcePicker
        kind={pickerKind(kind)}
        label={pickerLabels[pickerKind(kind)]}
        required
        value={resource}
        error={issues?.resource}
        onChange={(id) => {
          set("resource", id);
          set("part", "");
          set("lines", []);
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
      {kind === "log" && resource !== "" ? (
        <LogChoices
          componentId={resource}
          search={values.search}
          onSearch={(search) => set("search", search)}
          chosen={values.lines}
          onChosen={(lines) => set("lines", lines)}
          error={issues?.part}
        />
      ) : null}
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
function useSubject({ kind, resource: id, part, lines }: Values): EvidenceSubject | undefined {
  const known = id !== "";
  const check = useQuery({
    ...checkChoicesByIdsOptions({ ids: [id] }),
    enabled: known && kind === "check",
  });
  const component = useQuery({
    ...componentsByIdsOptions({ ids: [id] }),
    enabled: known && pickerKind(kind) === "component",
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
      return (
        rows.component &&
        logEvidence(
          rows.component.name,
          lines.map(({ message, timestamp, level }) => ({ message, timestamp, severity: level })),
          { component_id: id },
        )
      );
  }
}
