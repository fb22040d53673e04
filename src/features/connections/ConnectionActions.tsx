import { useState } from "react";
import type { ConnectionListEntry } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { DeleteButton } from "~/components/form/DeleteButton";
import { notifySuccess } from "~/components/messages/notify";
import { whyNot } from "~/components/access/whyNot";
import { Button } from "~/ui/button/Button";
import { ConnectionTest, useConnectionTest } from "./ConnectionTest";
import { useConnectionWrites } from "./useConnectionWrites";
import { useWhereUsed, type WhereUsed } from "./useWhereUsed";

interface Props {
  connection: ConnectionListEntry;
  /** The test uses what is saved, so edits must be saved before. */
  isDirty: boolean;
  canDelete: boolean;
  onDeleted: () => void;
}

/** What deleting breaks, as far as that is known. */
function usesText({ uses, isPending, failed, denied, cut }: WhereUsed): string {
  const isAll = !isPending && failed.length === 0 && denied.length === 0 && cut.length === 0;
  if (isAll && uses.length === 0) return "Nothing refers to this connection.";
  if (uses.length === 0)
    return "Checks, scrapers, playbooks and notifications that refer to this connection will stop working.";
  const count = uses.length === 1 ? "1 resource refers" : `${uses.length} resources refer`;
  return `${isAll ? "" : "At least "}${count} to this connection and will stop working: see Where used.`;
}

/** What can be done with a saved connection besides changing it: delete and test. */
export function ConnectionActions({ connection, isDirty, canDelete, onDeleted }: Props) {
  const access = useAccess();
  const [isAsked, setIsAsked] = useState(false);
  const used = useWhereUsed(connection, isAsked);
  const test = useConnectionTest(connection.id);
  const writes = useConnectionWrites(connection.id);
  const noTest =
    connection.deleted_at !== null
      ? "This connection is deleted."
      : isDirty
        ? "Save first: the test uses what is saved."
        : whyNot(access, "write", "connections");
  return (
    <>
      {canDelete ? (
        <DeleteButton
          title={`Delete connection ${connection.name}`}
          description={`${usesText(used)} Are you sure you want to delete it?`}
          onAsk={() => setIsAsked(true)}
          onDelete={() => writes.remove(connection)}
          onDeleted={() => {
            notifySuccess("Connection deleted successfully");
            onDeleted();
          }}
        />
      ) : null}
      <Button isBusy={test.isTesting} disabledReason={noTest} onClick={test.run}>
        {test.isTesting ? "Testing..." : "Test Connection"}
      </Button>
      <ConnectionTest result={test.result} name={connection.name} onClose={test.clear} />
    </>
  );
}
