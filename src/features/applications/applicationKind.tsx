import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { applicationDetailOptions } from "~generated/db/reads";
import { createApplicationMutation, updateApplicationMutation } from "~generated/db/writes";
import { pathTo } from "~/components/links/path";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { BuiltLink } from "~/components/links/BuiltLink";
import { useCreate } from "~/components/people/author";
import {
  recordLabels,
  type RecordKind,
  type StoredRecord,
} from "~/components/recordEditor/recordKind";
import styles from "./applications.module.css";

function ReportLink({ record }: { record: StoredRecord }) {
  const { name, namespace } = record;
  return (
    <BuiltLink
      path={pathTo("/applications/$namespace/$name", { namespace: namespace ?? "default", name })}
      className={styles["view"]}
    >
      <ClipboardList size={16} aria-hidden /> Audit report
    </BuiltLink>
  );
}

/** Applications: what is saved is what was changed, so that who made one stays. */
export const applicationKind: RecordKind = {
  id: "applications",
  one: "Application",
  resource: "database",
  home: { path: "/applications", title: "Applications" },
  fields: ["namespace"],
  defaults: { namespace: "default" },
  schema: { name: "application", kind: "Application" },
  hasJobs: false,
  Actions: ReportLink,
  Store: ({ id = "", children }) => {
    const detail = applicationDetailOptions({ id });
    const create = useCreate(createApplicationMutation());
    const writes = useRecordWrites({
      noun: "application",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateApplicationMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, namespace, spec }) => create({ name, namespace, spec }),
      ...writes,
    });
  },
};
