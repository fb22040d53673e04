import { useQuery } from "@tanstack/react-query";
import { createNotificationSilence as silence } from "~generated/access";
import { playbookRunDetailOptions } from "~generated/db/reads";
import { contractActions, type ContractAction } from "~generated/paletteActions";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { usePlaybookRights } from "~/components/playbookRights/playbookRights";
import { useMayApprove } from "~/components/playbookRights/useMayApprove";
import { kindOf, type PaletteKindName, type PaletteSubject } from "./paletteKinds";

/** What an action opens: the form of its call, or a form of the console's own. */
export type SubjectForm =
  | { call: ContractAction }
  | { own: "playbooks" | "runPlaybook" | "evidence" };

/** Something that can be done with a record. */
interface SubjectAction {
  id: string;
  title: string;
  form?: SubjectForm;
  /** Page that does it. */
  path?: string;
}

const silenceKeys: Partial<Record<PaletteKindName, string>> = {
  check: "check_id",
  config: "config_id",
  component: "component_id",
};

/** What this person may do with a record: calls of the contract (`x-palette`), and forms that stand elsewhere already. */
export function useSubjectActions(subject: PaletteSubject | undefined): readonly SubjectAction[] {
  const access = useAccess();
  const flags = useFlags();
  const rights = usePlaybookRights();
  const mayApprove = useMayApprove();
  const runId = subject?.kind === "run" ? subject.id : "";
  const run = useQuery({
    ...playbookRunDetailOptions({ family: `(id.eq.${runId},parent_id.eq.${runId})` }),
    enabled: runId !== "",
  }).data?.rows.find(({ id }) => id === runId);
  if (subject === undefined) return [];
  const { kind, id } = subject;
  const { noun } = kindOf(kind);

  const mayCall = ({ operation, access: { resource, action, roles }, when }: ContractAction) => {
    if (!(roles ? access.hasAnyRole(roles) : access.can(action, resource))) return false;
    if (Object.keys(when).length === 0) return true;
    if (run === undefined || !when["status"]?.includes(run.status)) return false;
    if (operation === "approvePlaybookRun")
      return mayApprove({ ...run, approval: run.spec.approval });
    return run.playbook !== null && rights.can("playbook:cancel", run.playbook);
  };
  const calls = contractActions
    .filter((call) => call.on.includes(kind) && mayCall(call))
    .map((call) => ({ id: call.operation, title: call.title, form: { call } }));

  const own: SubjectAction[] = [];
  const silenceKey = silenceKeys[kind];
  if (silenceKey !== undefined) {
    own.push({
      id: "run-here",
      title: `Run a playbook for this ${noun}`,
      form: { own: "playbooks" },
    });
    if (access.can(silence.action, silence.resource))
      own.push({
        id: "silence",
        title: `Silence notifications of this ${noun}`,
        path: `/notifications/silences?add=true&${silenceKey}=${id}`,
      });
    if (flags?.("incidents") && access.can("write", "incidents"))
      own.push({
        id: "evidence",
        title: `Attach this ${noun} to an incident as evidence`,
        form: { own: "evidence" },
      });
  }
  if (kind === "check" || kind === "component" || kind === "config")
    own.push({
      id: "around",
      title: "What changed everywhere within the last hour",
      path: `/around?kind=${kind}&id=${id}`,
    });
  if (kind === "playbook")
    own.push({ id: "run-playbook", title: "Run this playbook", form: { own: "runPlaybook" } });
  const mayRun = (flags?.("playbooks") ?? false) && rights.canSome("playbook:run");
  return [
    ...calls,
    ...own.filter((action) => mayRun || !["run-here", "run-playbook"].includes(action.id)),
  ];
}
