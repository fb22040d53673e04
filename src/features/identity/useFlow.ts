import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorText } from "~/api/errors";
import { submitFlow, type Flow, type Submitted } from "./flowCalls";
import { decideFlow, type FlowKind } from "./flowDecision";
import { loadFlow, type FlowExit } from "./flowLoad";
import { bodyOf, type FormValues, type InputNode } from "./formParts";

/** What the address of a flow page says. */
interface FlowAddress {
  flow: string | undefined;
  returnTo: string;
  refresh: boolean;
  aal: string | undefined;
  /** The address names a place to return to that is none of ours. */
  isReturnRefused: boolean;
}

/** What a flow page does with the outcome of a step. */
interface FlowActions {
  /** Keeps the id of the flow in the address, so that a reload goes on with it. */
  keepId: (id: string) => void;
  exit: (exit: FlowExit) => void;
  /** A step was taken. Returns whether the page is left; otherwise the flow of the answer is shown. */
  onSubmitted: (answer: Submitted, flow: Flow) => boolean;
}

/** What a flow page shows. */
export interface FlowState {
  /** Undefined while it loads, when it could not be loaded, and when the page is being left without a form. */
  flow: Flow | undefined;
  /** How many steps of a group the server has taken: its form begins anew with each. */
  stepsOf: (group: string) => number;
  /** Stands above the form: why it starts anew. */
  notice: string | null;
  /** Why there is no form, or why a submission did not get through. */
  failure: string | null;
  /** Group of the form that is on its way. */
  busyGroup: string | null;
  /** Group of the form that was sent last; null before the first. */
  lastGroup: string | null;
  submit: (values: FormValues, button: InputNode) => void;
  retry: () => void;
}

const notAllowed = "The return_to address is not allowed.";

interface Shown {
  attempt: number;
  flow: Flow;
}

/** A flow of the self-hosted provider: begun or read by its id, submitted step by step, begun anew when it is gone. */
export function useFlow(kind: FlowKind, address: FlowAddress, actions: FlowActions): FlowState {
  const client = useQueryClient();
  const { refresh, aal, returnTo } = address;
  const [attempt, setAttempt] = useState({ number: 0, id: address.flow, keepReturnTo: true });
  const [shown, setShown] = useState<Shown>();
  const [steps, setSteps] = useState<Readonly<Record<string, number>>>({});
  const [notice, setNotice] = useState<string | null>(address.isReturnRefused ? notAllowed : null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busyGroup, setBusyGroup] = useState<string | null>(null);
  const [lastGroup, setLastGroup] = useState<string | null>(null);
  // One submission at a time, also before the page is drawn again.
  const isBusy = useRef(false);

  const exit = (to: FlowExit) => {
    actions.exit(to);
    return true;
  };

  const query = useQuery({
    queryKey: ["flow", kind, refresh, aal ?? "", attempt.number],
    queryFn: async () => {
      const wanted = attempt.keepReturnTo && returnTo !== "/" ? returnTo : undefined;
      const loaded = await loadFlow(kind, { returnTo: wanted, refresh, aal }, attempt.id);
      if (loaded.action !== "flow") exit(loaded);
      else {
        if (loaded.notice !== null) setNotice(loaded.notice);
        actions.keepId(loaded.flow.id);
      }
      return loaded;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const loaded = query.data?.action === "flow" ? query.data.flow : undefined;
  const flow = shown?.attempt === attempt.number ? shown.flow : loaded;

  const show = (flow: Flow) => setShown({ attempt: attempt.number, flow });
  /** Returns whether the page is being left. */
  const send = async (flow: Flow, values: FormValues, button: InputNode): Promise<boolean> => {
    const { group } = button;
    const answer = await submitFlow(kind, flow.id, bodyOf(flow.ui.nodes, values, button));
    if (answer.isOk) {
      // Who is signed in, and under which name, may be another one now.
      await client.invalidateQueries({
        refetchType: "none",
        predicate: ({ queryKey }) => queryKey[0] !== "flow",
      });
      if (actions.onSubmitted(answer.data, flow)) return true;
      setSteps((steps) => ({ ...steps, [group]: (steps[group] ?? 0) + 1 }));
      show({ ...flow, ...answer.data });
      return false;
    }
    const { status, body } = answer;
    const next = decideFlow({ kind, phase: "submit", status, body }, location.href);
    switch (next.action) {
      case "show":
        // The decision made sure of the id and the nodes; the rest is as the contract has it.
        show(next.flow as Flow);
        return false;
      case "restart":
        setNotice(next.notice);
        setAttempt(({ number }) => ({
          number: number + 1,
          id: next.flowId ?? undefined,
          keepReturnTo: next.keepReturnTo,
        }));
        return false;
      case "fail":
        setFailure(next.words);
        return false;
      default:
        return exit(next);
    }
  };

  return {
    flow,
    stepsOf: (group) => steps[group] ?? 0,
    notice,
    failure: failure ?? (query.error === null ? null : errorText(query.error)),
    busyGroup,
    lastGroup,
    submit(values, button) {
      if (isBusy.current || flow === undefined) return;
      isBusy.current = true;
      setBusyGroup(button.group);
      setLastGroup(button.group);
      setNotice(null);
      setFailure(null);
      void send(flow, values, button)
        .catch((error: unknown) => {
          setFailure(errorText(error));
          return false;
        })
        .then((isLeaving) => {
          if (isLeaving) return;
          isBusy.current = false;
          setBusyGroup(null);
        });
    },
    retry() {
      setFailure(null);
      setAttempt(({ number, ...rest }) => ({ ...rest, number: number + 1 }));
    },
  };
}
