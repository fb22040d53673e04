import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PlaybookEntry } from "~generated/db/reads";
import {
  getPlaybookParametersOptions,
  runPlaybookMutation,
} from "~generated/playbook/@tanstack/react-query.gen";
import type { PlaybookParameter, PlaybookRunRequest } from "~generated/playbook/types.gen";
import { nameSecrets } from "~/api/rehearsal";
import { notifyError } from "~/components/messages/notify";
import { dependencies, issueOf, kindOf, payloadOf, valueOf } from "./parameterModel";
import {
  draftOf,
  keepDraft,
  targetKinds,
  targetParams,
  targetPlurals,
  type RunDraft,
  type RunTarget,
} from "./runDraft";

/** Kinds of resources that a playbook accepts. */
export const acceptedKinds = ({ spec }: Pick<PlaybookEntry, "spec">): RunTarget["kind"][] =>
  targetKinds.filter((kind) => (spec[targetPlurals[kind]] ?? []).length > 0);

const QUIET_MS = 300;

/** A value that follows another once that has been still for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const none: readonly PlaybookParameter[] = [];

interface Options {
  playbook: PlaybookEntry;
  /** What the dialog starts with in place of what was left in it. */
  start: RunDraft | undefined;
  onStarted: (runId: string) => void;
}

/** The state of the run dialog: resource, parameters as the server renders them, values, issues, and the start. */
export function useRunForm({ playbook, start, onStarted }: Options) {
  const { id } = playbook;
  const [draft, setDraft] = useState<RunDraft>(
    () => start ?? draftOf(id) ?? { target: null, typed: {} },
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { target, typed } = draft;
  const kinds = acceptedKinds(playbook);
  const isReady = kinds.length === 0 || target !== null;
  const declared = playbook.spec.parameters ?? [];
  // A text, so that what is the same stays the same.
  const followed = useSettled(JSON.stringify(dependencies(declared as PlaybookParameter[], typed)));
  const asked = JSON.parse(followed) as Record<string, string>;
  const query = useQuery({
    ...getPlaybookParametersOptions({
      path: { id },
      body: {
        id,
        ...targetParams(target),
        ...(Object.keys(asked).length > 0 ? { params: asked } : {}),
      },
    }),
    enabled: isReady && declared.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const parameters = query.data?.params ?? none;
  const values = Object.fromEntries(parameters.map((one) => [one.name, valueOf(one, typed)]));
  const problems = Object.fromEntries(
    parameters.flatMap((one) => {
      const issue = issueOf(one, values[one.name] ?? "");
      return issue === undefined ? [] : [[one.name, issue]];
    }),
  );
  const change = (next: RunDraft) => {
    setDraft(next);
    keepDraft(id, next);
  };
  const known = new Set(parameters.map(({ name }) => name));
  const request: PlaybookRunRequest = {
    id,
    ...targetParams(target),
    params: payloadOf(
      parameters,
      Object.fromEntries(Object.entries(typed).filter(([name]) => known.has(name))),
    ),
  };
  const run = useMutation(runPlaybookMutation());
  const secrets: ReadonlySet<string> = new Set(
    parameters.filter((one) => kindOf(one) === "secret").map(({ name }) => name),
  );
  const isRead = declared.length === 0 || (query.data !== undefined && !query.isPlaceholderData);
  const blocked = parameters.filter(({ name }) => problems[name] !== undefined);
  const isEmpty = ({ name }: PlaybookParameter) => (values[name] ?? "").trim() === "";
  const named = (some: readonly PlaybookParameter[]) =>
    some.map(({ label, name }) => label || name).join(", ");
  const [empty, wrong] = [blocked.filter(isEmpty), blocked.filter((one) => !isEmpty(one))];
  return {
    kinds,
    target,
    setTarget: (next: RunTarget | null) => change({ ...draft, target: next }),
    query,
    isReady,
    hasParameters: declared.length > 0,
    parameters,
    values,
    /** Told once somebody has changed the field. */
    issues: Object.fromEntries(Object.entries(problems).filter(([name]) => touched.has(name))),
    /** What is missing before it can run (spec 3 §5); undefined where nothing is. */
    blockedReason: !isReady
      ? "Choose a resource first."
      : !isRead
        ? query.isError
          ? "The parameters could not be loaded."
          : "The parameters are being loaded."
        : empty.length > 0
          ? `Fill in ${named(empty)}.`
          : wrong.length > 0
            ? `Correct ${named(wrong)}.`
            : undefined,
    setValue: (name: string, value: string) => {
      setTouched((before) => new Set([...before, name]));
      change({ ...draft, typed: { ...typed, [name]: value } });
    },
    request,
    secrets,
    /** The start of the run, to look at before it is made. */
    plan: () => run.mutateAsync({ body: request }),
    /** Starts the run; what was filled in stays where that fails. */
    submit: async () => {
      nameSecrets(secrets);
      try {
        const { run_id } = await run.mutateAsync({ body: request });
        keepDraft(id, undefined);
        onStarted(run_id);
      } catch (error) {
        notifyError(error);
      }
    },
  };
}
