import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { stringify } from "yaml";
import { playbookDetailOptions } from "~generated/db/reads";
import { DiffView } from "~/components/diff/DiffView";
import { QueryError } from "~/components/errors/QueryError";
import { notifyCopy } from "~/components/messages/notify";
import type { SearchChange } from "~/components/address/useSearchChange";
import { KnownRecord } from "~/components/recordNames/KnownRecord";
import { RunDialog, type FixedTarget } from "~/components/playbookRun/RunDialog";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Dialog } from "~/ui/overlay/Dialog";
import { Tabs } from "~/ui/layout/Tabs";
import { Code } from "~/ui/text/Code";
import { parametersOf, type Run, type RunParameter } from "./runModel";
import type { RunSearch } from "./search";
import styles from "./run.module.css";

interface Props {
  run: Run;
  search: RunSearch;
  onSearch: SearchChange<RunSearch>;
}

/** The dialog that the address names: the spec as it was run, the parameters, or the same run again. */
export function RunDialogs({ run, search: { dialog }, onSearch }: Props) {
  const onClose = () => onSearch({ dialog: undefined });
  if (dialog === "spec") return <SpecDialog run={run} onClose={onClose} />;
  if (dialog === "parameters") return <ParametersDialog run={run} onClose={onClose} />;
  if (dialog === "rerun")
    return (
      <RunDialog
        playbookId={run.playbook_id}
        fixed={targetOf(run)}
        start={{ target: null, typed: typedOf(run) }}
        onClose={onClose}
      />
    );
  return null;
}

function targetOf({ config, component, check }: Run): FixedTarget | undefined {
  if (config)
    return {
      kind: "config",
      id: config.id,
      name: config.name ?? config.id,
      path: `/catalog/${config.id}`,
    };
  if (component)
    return {
      kind: "component",
      id: component.id,
      name: component.name,
      path: `/topology/${component.id}`,
    };
  return check ? { kind: "check", id: check.id, name: check.name } : undefined;
}

/** The values of the run; secrets are asked for again. */
const typedOf = (run: Run): Record<string, string> =>
  Object.fromEntries(
    parametersOf(run).flatMap(({ name, value, isSecret }) => (isSecret ? [] : [[name, value]])),
  );

const yamlOf = (value: unknown) => stringify(value, { lineWidth: 0, sortMapEntries: true });

function SpecDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const [tab, setTab] = useState("ran");
  const query = useQuery(playbookDetailOptions({ id: run.playbook_id }));
  const now = query.data?.rows[0];
  const ran = useMemo(() => yamlOf(run.spec), [run.spec]);
  const current = useMemo(() => (now ? yamlOf(now.spec) : undefined), [now]);
  const comparison = useMemo(
    () => (current === undefined ? undefined : { before: ran, after: current }),
    [ran, current],
  );
  const items = [
    { id: "ran", label: "As it was run" },
    {
      id: "diff",
      label: current === undefined || current === ran ? "Now: the same" : "Changed since",
    },
  ];
  return (
    <Dialog open onOpenChange={onClose} title="Run details" size="large">
      <Tabs label="Spec of the run" items={items} value={tab} onChange={setTab} flush>
        {tab === "ran" && (
          <Code
            label="Spec as it was run"
            text={stringify(run.spec, { lineWidth: 0 })}
            language="yaml"
            onCopy={notifyCopy}
          />
        )}
        {tab === "diff" &&
          (query.error ? (
            <QueryError title="The present spec could not be loaded" query={query} />
          ) : comparison ? (
            <DiffView
              label="Spec as it was run and now"
              comparison={comparison}
              same="The playbook has not changed since."
            />
          ) : query.isPending ? (
            <Skeleton height={200} />
          ) : (
            <p className={styles["note"]}>The playbook is not there any more.</p>
          ))}
      </Tabs>
    </Dialog>
  );
}

const records = {
  team: "team",
  people: "person",
  component: "component",
  config: "config",
} as const;
const isRecord = (type: string | undefined): type is keyof typeof records =>
  type !== undefined && Object.hasOwn(records, type);

function ParametersDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const parameters = parametersOf(run);
  return (
    <Dialog open onOpenChange={onClose} title="Run parameters" size="medium">
      {parameters.length === 0 ? (
        <p className={styles["note"]}>(none)</p>
      ) : (
        <dl className={styles["parameters"]}>
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>{parameter.label}</dt>
              <dd>
                <ParameterValue {...parameter} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}

function ParameterValue({ name, type, value, isSecret }: RunParameter) {
  if (isSecret) return <>{"•••••• (secret)"}</>;
  if (type === "code") return <Code label={name} text={value} language="yaml" maxHeight="40dvh" />;
  return isRecord(type) ? <KnownRecord kind={records[type]} id={value} /> : <>{value}</>;
}
