import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { BadgeCheck, Link2, SquareTerminal } from "lucide-react";
import { useState } from "react";
import { playbooksByIdsOptions, type PlaybookEntry } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { FormDialog } from "~/components/form/FormDialog";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { notifyCopy, notifyText } from "~/components/messages/notify";
import { SelectorPicker } from "./SelectorPicker";
import { Button } from "~/ui/button/Button";
import { copyText } from "~/ui/button/copyText";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Segmented } from "~/ui/field/Segmented";
import { Dialog } from "~/ui/overlay/Dialog";
import { runCurl, runLink } from "./copyRun";
import { ParameterField } from "./ParameterField";
import { noRight, usePlaybookRights } from "~/components/playbookRights/playbookRights";
import { dialogSize } from "./parameterModel";
import { targetLabels, targetPlurals, type RunDraft, type RunTarget } from "./runDraft";
import { acceptedKinds, useRunForm } from "./useRunForm";
import { parameterFailure } from "./parameterFailure";
import styles from "./RunDialog.module.css";

/** A resource that the caller runs for: its name leads there. */
export interface FixedTarget extends RunTarget {
  name: string;
  path?: string | undefined;
}

interface Props {
  playbookId: string;
  /** What it runs for; without one the dialog asks. */
  fixed?: FixedTarget | undefined;
  /** Values to start with, for example those of an earlier run. */
  start?: RunDraft | undefined;
  onClose: () => void;
}

/** Asks what a playbook is to run for and with, starts it, and leads to the run (spec 3 §2). */
export function RunDialog(props: Props) {
  const query = useQuery(playbooksByIdsOptions({ ids: [props.playbookId] }));
  const [playbook] = query.data?.rows ?? [];
  if (playbook) return <Run {...props} playbook={playbook} />;
  return (
    <Dialog open onOpenChange={props.onClose} title="Run a playbook">
      {query.error ? (
        <QueryError title="The playbook could not be loaded" query={query} />
      ) : query.isPending ? (
        <Skeleton height={160} />
      ) : (
        <p className={styles["note"]}>There is no playbook with this id.</p>
      )}
    </Dialog>
  );
}

function Run({ playbook, fixed, start, onClose }: Props & { playbook: PlaybookEntry }) {
  const router = useRouter();
  const form = useRunForm({
    playbook,
    start: fixed ? { typed: start?.typed ?? {}, target: fixed } : start,
    onStarted: (runId) => {
      onClose();
      void router.navigate({ href: `/playbooks/runs/${runId}` });
    },
  });
  const { can, isKnown } = usePlaybookRights();
  const isRefused = isKnown && !can("playbook:run", playbook, form.target ?? undefined);
  const title = playbook.title || playbook.name;
  const { approval } = playbook.spec;
  const approvers = [...(approval?.approvers?.people ?? []), ...(approval?.approvers?.teams ?? [])];
  return (
    <FormDialog
      title={title}
      headerExtra={<TechIcon name={playbook.icon} />}
      description={playbook.description}
      size={dialogSize(form.parameters)}
      isDirty={false}
      submitLabel="Run"
      busyLabel="Running..."
      blockedReason={isRefused ? noRight("playbook:run") : form.blockedReason}
      readOnlyReason={playbook.deleted_at === null ? undefined : "This playbook was deleted."}
      onClose={onClose}
      onSubmit={form.submit}
      plan={{ action: form.plan, secrets: form.secrets }}
      footerStart={<CopyButtons form={form} />}
    >
      <div className={styles["form"]}>
        <Resource playbook={playbook} fixed={fixed} form={form} />
        <Parameters form={form} />
        {approvers.length > 0 && (
          <p className={styles["approval"]}>
            <BadgeCheck size={14} aria-hidden />
            {approval?.type === "all"
              ? `Needs approval by all of ${approvers.join(", ")} before it starts`
              : `Needs approval by ${approvers.join(" or ")} before it starts`}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

type Form = ReturnType<typeof useRunForm>;

function Resource({
  playbook,
  fixed,
  form,
}: {
  playbook: PlaybookEntry;
  fixed: FixedTarget | undefined;
  form: Form;
}) {
  const kinds = acceptedKinds(playbook);
  const [chosen, setChosen] = useState<RunTarget["kind"] | undefined>(form.target?.kind);
  const kind = chosen ?? kinds[0];
  if (fixed)
    return (
      <div className={styles["resource"]}>
        <span className={styles["caption"]}>{targetLabels[fixed.kind]}</span>
        <span className={styles["fixed"]}>
          <span className={styles["name"]}>
            <BuiltLink path={fixed.path}>{fixed.name}</BuiltLink>
          </span>
        </span>
      </div>
    );
  if (kind === undefined) return null;
  return (
    <div className={styles["resource"]}>
      {kinds.length > 1 && (
        <div className={styles["kinds"]}>
          <Segmented
            label="Kind of resource"
            items={kinds.map((value) => ({ value, label: targetLabels[value] }))}
            value={kind}
            onChange={(next) => {
              setChosen(next);
              form.setTarget(null);
            }}
          />
        </div>
      )}
      <SelectorPicker
        kind={kind}
        label={targetLabels[kind]}
        selectors={playbook.spec[targetPlurals[kind]] ?? []}
        required
        value={form.target?.kind === kind ? form.target.id : ""}
        onChange={(id) => form.setTarget(id === "" ? null : { kind, id })}
      />
    </div>
  );
}

function Parameters({ form }: { form: Form }) {
  const { query } = form;
  if (!form.isReady)
    return <p className={styles["note"]}>Please select a resource to see the parameters.</p>;
  if (!form.hasParameters)
    return <p className={styles["note"]}>No parameters for this playbook.</p>;
  if (query.error && form.parameters.length === 0)
    return (
      <div>
        <p role="alert" className={styles["bad"]}>
          {parameterFailure(query.error)}
        </p>
        <Button onClick={() => void query.refetch()} isBusy={query.isFetching}>
          Try again
        </Button>
      </div>
    );
  if (query.isPending)
    return (
      <div className={styles["skeleton"]}>
        <Skeleton height={48} label="Loading the parameters" />
        <Skeleton height={48} label="" />
      </div>
    );
  return (
    <div className={styles["parameters"]} aria-busy={query.isFetching}>
      {query.error ? (
        <p role="alert" className={styles["bad"]}>
          The defaults could not be renewed: {parameterFailure(query.error)}
        </p>
      ) : null}
      {form.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={form.values[parameter.name] ?? ""}
          onChange={(value) => form.setValue(parameter.name, value)}
          error={form.issues[parameter.name]}
        />
      ))}
    </div>
  );
}

function CopyButtons({ form }: { form: Form }) {
  const copy = async (text: string) => {
    const { message, isError } = await copyText(text);
    if (isError) notifyText("error", message);
    else notifyCopy(true);
  };
  const { origin } = globalThis.location;
  return (
    <span className={styles["footer"]}>
      <Button
        variant="quiet"
        icon={Link2}
        onClick={() => void copy(runLink(origin, form.request, form.secrets))}
      >
        Copy as link
      </Button>
      <Button
        variant="quiet"
        icon={SquareTerminal}
        onClick={() => void copy(runCurl(`${origin}/api/playbook/run`, form.request, form.secrets))}
      >
        Copy as curl
      </Button>
    </span>
  );
}
