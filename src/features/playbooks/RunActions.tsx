import { useMutation } from "@tanstack/react-query";
import {
  BadgeCheck,
  Ban,
  FileCode2,
  MoreHorizontal,
  RotateCw,
  SlidersHorizontal,
} from "lucide-react";
import { useState } from "react";
import {
  approvePlaybookRunMutation,
  cancelPlaybookRunMutation,
} from "~generated/playbook/@tanstack/react-query.gen";
import { errorText } from "~/api/errors";
import { notifySuccess, notifyText } from "~/components/messages/notify";
import { noRight, usePlaybookRights } from "~/components/playbookRights/playbookRights";
import { isFinalRun } from "~/components/playbookRun/runStatus";
import { PlanButton } from "~/components/plan/PlanButton";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Menu } from "~/ui/overlay/Menu";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useMayApprove } from "~/components/playbookRights/useMayApprove";
import type { Run } from "./runModel";
import type { RunSearch } from "./search";

interface Props {
  run: Run;
  onSearch: SearchChange<RunSearch>;
}

/** What can be done with a run: approve, cancel, rerun, and look at its spec and its parameters. */
export function RunActions({ run, onSearch }: Props) {
  const { can, isKnown } = usePlaybookRights();
  const mayApprove = useMayApprove();
  const [asks, setAsks] = useState<"approve" | "cancel">();
  const named = run.playbook ?? { id: run.playbook_id, name: "" };
  const isOver = isFinalRun(run.status);
  const mayRun = can("playbook:run", named);
  const isGone = run.playbook === null || run.playbook.deleted_at !== null;
  const open = (dialog: RunSearch["dialog"]) => () => onSearch({ dialog }, { push: true });
  const isNarrow = useMediaQuery("(max-width: 1279px)");
  const noRerun = isGone
    ? "The playbook was deleted"
    : mayRun
      ? undefined
      : noRight("playbook:run");
  const looks = [
    { id: "spec", label: "Spec", icon: FileCode2, onSelect: open("spec") },
    {
      id: "parameters",
      label: `Parameters ${Object.keys(run.parameters ?? {}).length || ""}`.trim(),
      icon: SlidersHorizontal,
      onSelect: open("parameters"),
    },
  ];
  const rerun = {
    id: "rerun",
    label: "Rerun Playbook",
    icon: RotateCw,
    disabledReason: noRerun,
    onSelect: open("rerun"),
  };
  return (
    <>
      {isNarrow ? (
        <Menu
          trigger={<IconButton icon={MoreHorizontal} label="Actions of the run" />}
          groups={[{ id: "run", items: isKnown ? [...looks, rerun] : looks }]}
        />
      ) : (
        looks.map(({ id, label, icon, onSelect }) => (
          <Button key={id} variant="quiet" icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      {isKnown && !isNarrow && (
        <Button icon={RotateCw} disabledReason={noRerun} onClick={rerun.onSelect}>
          {rerun.label}
        </Button>
      )}
      {!isOver && can("playbook:cancel", named) && (
        <Button icon={Ban} onClick={() => setAsks("cancel")}>
          Cancel run
        </Button>
      )}
      {run.status === "pending_approval" && mayApprove({ ...run, approval: run.spec.approval }) && (
        <Button variant="primary" icon={BadgeCheck} onClick={() => setAsks("approve")}>
          Approve
        </Button>
      )}
      <Questions run={run} asks={asks} onClose={() => setAsks(undefined)} />
    </>
  );
}

function Questions({
  run,
  asks,
  onClose,
}: {
  run: Run;
  asks: "approve" | "cancel" | undefined;
  onClose: () => void;
}) {
  const title = run.playbook?.title || run.playbook?.name || "";
  const path = { id: run.id };
  const approve = useMutation({
    ...approvePlaybookRunMutation(),
    onSuccess: () => notifySuccess("Playbook run approved"),
    onError: (error) => notifyText("error", `Failed to approve playbook run: ${errorText(error)}`),
  });
  const cancel = useMutation({
    ...cancelPlaybookRunMutation(),
    onSuccess: () => notifySuccess("Playbook run cancelled"),
    onError: (error) => notifyText("error", `Failed to cancel playbook run: ${errorText(error)}`),
  });
  return (
    <>
      <ConfirmDialog
        open={asks === "approve"}
        onOpenChange={onClose}
        title={`Approve Playbook ${title} Run`}
        description="Are you sure you want to approve this playbook run?"
        confirmLabel="Approve"
        onConfirm={() => approve.mutateAsync({ path }).then(onClose, onClose)}
        footerStart={<PlanButton action={() => approve.mutateAsync({ path })} />}
      />
      <ConfirmDialog
        open={asks === "cancel"}
        onOpenChange={onClose}
        title="Cancel run"
        description={`Are you sure you want to cancel this run of ${title}? What it does now is ended.`}
        confirmLabel="Cancel run"
        cancelLabel="Keep it running"
        danger
        onConfirm={() => cancel.mutateAsync({ path }).then(onClose, onClose)}
        footerStart={<PlanButton action={() => cancel.mutateAsync({ path })} />}
      />
    </>
  );
}
