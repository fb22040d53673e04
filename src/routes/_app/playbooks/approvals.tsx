import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { listPlaybookRuns } from "~generated/access";
import { recordRoute } from "~/components/resource/list";
import { ApprovalsPage } from "~/features/playbooks/ApprovalsPage";

/** Runs that wait for the reader's approval. */
export const Route = createFileRoute("/_app/playbooks/approvals")({
  ...recordRoute({ search: v.object({}), gate: listPlaybookRuns }),
  component: ApprovalsPage,
});
