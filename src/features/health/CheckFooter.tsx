import { useMutation, useQuery } from "@tanstack/react-query";
import { runCheck } from "~generated/access";
import { runCheckMutation } from "~generated/canary/@tanstack/react-query.gen";
import { canarySpecOptions, type CheckDetail } from "~generated/db/reads";
import { Link } from "@tanstack/react-router";
import { useAccess } from "~/api/access";
import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { SilenceLink } from "~/components/silence/SilenceLink";
import { checkEvidence } from "~/components/evidence/evidenceSubject";
import { PlaybooksMenu } from "~/components/playbookMenu/PlaybooksMenu";
import { notifyError, notifyText } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import styles from "./CheckFooter.module.css";
import { CopyMenu } from "./CopyMenu";
import { localAgent, originWords } from "~/components/record/origin";

interface Props {
  check: CheckDetail;
  href: string;
  /** Time range that the drawer shows: evidence keeps it. */
  range: string;
}

/** Actions of the check details: where the canary is edited, evidence, and Run Now. */
export function CheckFooter({ check, href, range }: Props) {
  const access = useAccess();
  const canary = useQuery(canarySpecOptions({ id: check.canary_id })).data?.rows[0];
  const run = useMutation({
    ...runCheckMutation(),
    onError: notifyError,
    onSuccess: (result) =>
      result.pass
        ? notifyText("success", `${check.name} passed`)
        : notifyText(
            "error",
            `${check.name} failed: ${result.error ?? result.message ?? "no message"}`,
          ),
  });
  const origin =
    check.agents && check.agents.id !== localAgent
      ? `Linked to agent ${check.agents.name}`
      : canary && originWords(canary);
  return (
    <div className={styles["footer"]}>
      {check.status === "unhealthy" && (
        <Button asChild>
          <Link
            to="/around"
            search={{ kind: "check", id: check.id, at: check.last_transition_time ?? undefined }}
          >
            What changed?
          </Link>
        </Button>
      )}
      <CopyMenu check={check} href={href} />
      <SilenceLink type="check" id={check.id} />
      <AttachEvidence subject={() => checkEvidence(check, range)} />
      {check.deleted_at === null ? (
        <PlaybooksMenu target={{ kind: "check", id: check.id, name: check.name }} />
      ) : null}
      {/* Comes later than the others, behind them: nothing moves away under a pointer. */}
      {canary && origin === undefined && access.can("write", "canaries") ? (
        <Button asChild>
          <Link to="/settings/canaries/$id" params={{ id: check.canary_id }}>
            Edit
          </Link>
        </Button>
      ) : null}
      {origin ? (
        <Link
          to="/settings/canaries/$id"
          params={{ id: check.canary_id }}
          className={styles["origin"]}
        >
          {origin}
        </Link>
      ) : null}
      <span className={styles["space"]} />
      {access.hasAnyRole(runCheck.roles) && check.deleted_at === null ? (
        <Button
          variant="primary"
          isBusy={run.isPending}
          onClick={() => run.mutate({ path: { id: check.id } })}
        >
          Run Now
        </Button>
      ) : null}
    </div>
  );
}
