import { useMemo, useState } from "react";
import type { ChartId } from "~generated/charts/types.gen";
import { config } from "~/api/config";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { SpecEditor } from "~/components/spec/SpecEditor";
import { readSpec, specHints } from "~/lib/yaml/specText";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { Button } from "~/ui/button/Button";
import { KeyValueField } from "~/ui/field/KeyValueField";
import { TextField } from "~/ui/field/TextField";
import {
  chartIssues,
  chartValuesShape,
  keptChart,
  labelMap,
  newChart,
  type ChartFormValues,
} from "./chartForm";
import styles from "./ChartForm.module.css";
import { ChartOutput } from "./ChartOutput";
import { ChartSource } from "./ChartSource";
import { schemaCheck } from "./schemaCheck";
import { useChart } from "./useChart";

interface Props {
  id: ChartId;
  output: "flux" | "helm";
  onOutput: (output: "flux" | "helm") => void;
}

type TextName = "name" | "namespace" | "interval";

/** Form of a chart with what it makes beside it (spec 3 §2). Mount it anew for another chart. */
export function ChartForm({ id, output, onOutput }: Props) {
  const known = useChart(id);
  const { chart } = known;
  const draft = useFormDraft({
    id: `integration.${id}`,
    schema: chartValuesShape,
    saved: newChart(id, config().productName),
  });
  const [values, setValues] = useState(draft.start);
  const [touched, setTouched] = useState<readonly TextName[]>([]);
  const change = (part: Partial<ChartFormValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    draft.keep(keptChart(next));
  };
  const issues = chartIssues(values);
  const spec = useMemo(() => readSpec(values.chartValues), [values.chartValues]);
  const check = useMemo(
    () => chart && schemaCheck(chart.valuesSchema, readSpec(chart.values).spec),
    [chart],
  );
  const hints = useMemo(() => (check ? specHints(spec, "", check) : []), [spec, check]);
  const release =
    chart && spec.spec && Object.keys(issues).length === 0
      ? {
          name: values.name.trim(),
          namespace: values.namespace.trim(),
          interval: values.interval.trim(),
          labels: labelMap(values.labels),
          chart: chart.name,
          repository: chart.repository,
          values: spec.spec,
        }
      : undefined;
  const field = (name: TextName) => ({
    required: true,
    value: values[name],
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => setTouched([...touched, name]),
    ...((touched.includes(name) || values[name] !== "") &&
      issues[name] !== undefined && { error: issues[name] }),
  });
  return (
    <div className={styles["chart"]}>
      <form
        className={styles["form"]}
        aria-label="Chart"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <DraftNotice
          draft={draft.restored}
          noun="chart"
          onDiscard={() => setValues(draft.discard())}
        />
        <div className={styles["fields"]}>
          <TextField label="Name" hint="Name of the release" {...field("name")} />
          <TextField
            label="Namespace"
            placeholder="default"
            hint="Where the chart is installed"
            {...field("namespace")}
          />
          <TextField label="Interval" hint="How often Flux checks it" {...field("interval")} />
        </div>
        <KeyValueField
          label="Labels"
          addLabel="Add label"
          value={values.labels}
          onChange={(labels) => change({ labels: [...labels] })}
          error={issues.labels}
        />
        <SpecEditor
          label="Values"
          value={values.chartValues}
          onChange={(chartValues) => change({ chartValues })}
          issues={spec.issues}
          hints={hints}
          hint="YAML. Only what differs from the chart's own values; a literal password is not kept when the page is left."
          schema={`charts/chart-${id}`}
          rows={14}
        />
        {chart && chart.values !== "" && values.chartValues.trim() === "" && (
          <div>
            <Button onClick={() => change({ chartValues: chart.values })}>
              Start from the chart's own values
            </Button>
          </div>
        )}
        <ChartSource {...known} />
      </form>
      <ChartOutput release={release} output={output} onOutput={onOutput} />
    </div>
  );
}
