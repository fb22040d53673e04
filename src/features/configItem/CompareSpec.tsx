import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { changeDiffsOptions } from "~generated/db/reads";
import { DiffView } from "~/components/diff/DiffView";
import { QueryError } from "~/components/errors/QueryError";
import { formatTimestamp } from "~/lib/time/datetime";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { PickOne } from "~/ui/field/PickOne";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { earlierSpec } from "./earlierSpec";
import styles from "./item.module.css";
import type { Item } from "./useItem";

interface Props {
  item: Item;
  /** Change to go back before; "last" is the newest one. */
  changeId: string;
  onChange: (changeId: string | undefined) => void;
}

/** Differences that are looked back along at most. */
const most = 200;

/** The spec now against what it was before an earlier change. */
export function CompareSpec({ item, changeId, onChange }: Props) {
  const query = useQuery(changeDiffsOptions({ configId: item.id, limit: most, offset: 0 }));
  const steps = useMemo(
    () =>
      (query.data?.rows ?? []).flatMap(({ diff, ...row }) =>
        diff === null ? [] : { ...row, diff },
      ),
    [query.data],
  );
  const wanted = changeId === "last" ? (steps[0]?.id ?? "") : changeId;
  const config = item.config;
  const texts = useMemo(() => earlierSpec(config, steps, wanted), [config, steps, wanted]);
  const step = steps.find(({ id }) => id === wanted);
  const patch = useMemo(() => (step ? { patch: step.diff } : undefined), [step]);
  const name = item.name ?? item.id;
  const { timeZone } = useDateTimeSettings();
  const tools = (
    <>
      <PickOne
        label="Before the change of"
        options={steps.map(({ id, created_at: at, summary, change_type: type }) => ({
          value: id,
          label: `${formatTimestamp(at, timeZone).slice(0, 19)}: ${summary || type || "change"}`,
        }))}
        value={wanted}
        placeholder="Choose a change"
        onChange={onChange}
      />
      <Button onClick={() => onChange(undefined)}>Back to the spec</Button>
    </>
  );
  if (query.isError)
    return <QueryError title="The changes of this item could not be loaded" query={query} />;
  if (query.isPending) return <Skeleton rows={10} />;
  if (!patch)
    return (
      <>
        <div className={styles["bar"]}>{tools}</div>
        <EmptyState
          title="Nothing to compare with"
          text={
            steps.length === 0
              ? "No change of this item has a difference."
              : "That change has no difference, or is not one of the last 200 of this item."
          }
        />
      </>
    );
  if (texts)
    return (
      <DiffView
        label={`${name} then and now`}
        comparison={texts}
        language={/^\s*[{[]/.test(texts.after) ? "json" : "yaml"}
        tools={tools}
        same="The spec is again what it was before that change."
      />
    );
  return (
    <>
      <div className={styles["bar"]}>{tools}</div>
      <p className={styles["notice"]} role="note">
        The stored differences do not lead back from the present spec to that time: one is missing
        or was cut. What that change itself made is shown instead.
      </p>
      <DiffView label={`Change of ${name}`} comparison={patch} />
    </>
  );
}
