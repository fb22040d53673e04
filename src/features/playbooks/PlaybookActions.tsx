import { Link, useRouter } from "@tanstack/react-router";
import { CirclePlay, History } from "lucide-react";
import { noRight, usePlaybookRights } from "~/components/playbookRights/playbookRights";
import type { StoredRecord } from "~/components/recordEditor/recordKind";
import { Button } from "~/ui/button/Button";

/** What one does with a playbook whose page is open: look at its runs, and run it. */
export function PlaybookActions({ record }: { record: StoredRecord }) {
  const { can, isKnown } = usePlaybookRights();
  const router = useRouter();
  const { id, name, namespace, deleted_at: deletedAt } = record;
  const mayRun = can("playbook:run", { id, name, ...(namespace && { namespace }) });
  return (
    <>
      <Button asChild variant="quiet">
        <Link to="/playbooks/runs" search={{ playbook: id }}>
          <History size={14} aria-hidden /> History
        </Link>
      </Button>
      {isKnown && deletedAt === null && (
        <Button
          icon={CirclePlay}
          disabledReason={mayRun ? undefined : noRight("playbook:run")}
          onClick={() =>
            void router.navigate({ to: "/playbooks/runs", search: { playbook: id, run: true } })
          }
        >
          Run
        </Button>
      )}
    </>
  );
}
