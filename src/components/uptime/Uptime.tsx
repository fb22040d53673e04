import { Suspense } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { Skeleton } from "~/ui/feedback/Skeleton";

const UptimeCalendar = lazyPart(async () => (await import("./UptimeCalendar")).UptimeCalendar);

interface Props {
  /** What the checks speak for: "Checkout". */
  name: string;
  checkIds: readonly string[];
}

/** Runs of one or more checks that passed, day by day: as a calendar with its figures, or as a table. */
export function Uptime({ name, checkIds }: Props) {
  return (
    <Suspense fallback={<Skeleton height={140} />}>
      <UptimeCalendar key={checkIds.join()} name={name} checkIds={checkIds} />
    </Suspense>
  );
}
