import { ScanSearch } from "lucide-react";
import { Suspense, useState } from "react";
import { notifyError, notifyText } from "~/components/messages/notify";
import { lazyPart } from "~/components/parts/lazyPart";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import type { Plan } from "./readPlan";

const PlanDialog = lazyPart(async () => (await import("./PlanDialog")).PlanDialog, {
  whenIdle: false,
});

/** What is to be looked at before it is done. */
export interface Planned {
  /**
   * Sends what the button beside it sends, without what follows (messages, closing): its writes are held back and
   * shown. Gives false where it says itself what is missing.
   */
  action: () => unknown;
  /** Fields whose values are secrets although their names do not say so. */
  secrets?: ReadonlySet<string>;
}

interface Props extends Planned {
  disabledReason?: string | undefined;
}

/** Shows what a write would change and the exact call, before it is sent. */
export function PlanButton({ action, secrets, disabledReason }: Props) {
  const [plan, setPlan] = useState<Plan>();
  const [show, isBusy] = useOnce(async () => {
    try {
      const { readPlan } = await import("./readPlan");
      const read = await readPlan(action, secrets);
      if (read === undefined) return;
      if (read.calls.length > 0) setPlan(read);
      else notifyText("info", "Nothing has changed, so nothing would be sent.");
    } catch (error) {
      notifyError(error);
    }
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={ScanSearch}
        isBusy={isBusy}
        disabledReason={disabledReason}
        onClick={() => show()}
      >
        Plan
      </Button>
      {plan ? (
        <Suspense fallback={null}>
          <PlanDialog plan={plan} onClose={() => setPlan(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
