import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { ErrorPanel } from "~/ui/feedback/ErrorPanel";
import { AuthCard, AuthFrame, FormSkeleton } from "~/components/auth/AuthFrame";
import styles from "./Flow.module.css";
import type { Flow, Submitted } from "./flowCalls";
import { webAddress, type FlowKind } from "./flowDecision";
import { FlowForm, NativeForm } from "./FlowForm";
import type { FlowExit } from "./flowLoad";
import { FlowMessages, Notice } from "./FlowMessages";
import type { FlowSearch } from "./flowSearch";
import { formParts, initialValues, isButton, isInput } from "./formParts";
import { takeGivenCredentials } from "./givenCredentials";
import { returnTarget } from "./returnTarget";
import { useFlow, type FlowState } from "./useFlow";

/** What every sign-in page gets from its route. */
export interface FlowPageProps {
  search: FlowSearch;
  /** Writes the id of the flow into the address, in place of the present entry of the history. */
  onFlow: (id: string) => void;
}

/** A flow bound to the address of its page: where it leads when it ends, and where when it cannot go on. */
export function usePageFlow(kind: FlowKind, { search, onFlow }: FlowPageProps): FlowState {
  const router = useRouter();
  const target = returnTarget(search.return_to);
  const [here] = useState(router.latestLocation.pathname);
  // Whoever has gone on to another page meanwhile, which may still be loading, is not brought back.
  const isLeft = () => router.latestLocation.pathname !== here;
  const exit = (to: FlowExit) => {
    if (isLeft()) return;
    // What was read as somebody else must not be shown: the way home is a fresh load.
    if (to.action === "home") return location.replace("/");
    if (to.action === "leave") return location.assign(to.address);
    const back = kind === "settings" ? location.pathname + location.search : target.path;
    void router.navigate({
      to: "/login",
      search: { return_to: back, refresh: to.refresh, aal: to.aal },
      replace: true,
    });
  };
  const onSubmitted = (answer: Submitted, flow: Flow): boolean => {
    const next = continuation(answer);
    const fromFlow = flow.return_to === undefined ? "/" : returnTarget(flow.return_to).path;
    const back = target.path === "/" ? fromFlow : target.path;
    if (next !== undefined) {
      const page = new URL(next, location.href);
      if (back !== "/") page.searchParams.set("return_to", back);
      location.assign(page);
      return true;
    }
    if (answer.session === undefined && answer.identity === undefined) return false;
    if (answer.ui !== undefined) return false;
    location.replace(
      answer.session === undefined ? `/login?return_to=${encodeURIComponent(back)}` : back,
    );
    return true;
  };
  return useFlow(
    kind,
    {
      flow: search.flow,
      returnTo: target.path,
      refresh: search.refresh ?? false,
      aal: search.aal,
      isReturnRefused: target.isRefused,
    },
    { keepId: (id) => !isLeft() && onFlow(id), exit, onSubmitted },
  );
}

/** The page that the server would like to follow; its id alone is taken, so that the address is one of ours. */
function continuation({ continue_with }: Submitted): string | undefined {
  for (const { action, flow, redirect_browser_to } of continue_with ?? []) {
    const id = flow === undefined ? undefined : encodeURIComponent(flow.id);
    if (action === "show_verification_ui" && id) return `/verification?flow=${id}`;
    if (action === "show_settings_ui" && id) return `/profile-settings?flow=${id}`;
    if (action === "show_recovery_ui" && id) return `/recovery?flow=${id}`;
    const address = webAddress(redirect_browser_to ?? null, location.href);
    if (action === "redirect_browser_to" && address !== null) return address;
  }
  return undefined;
}

interface PageProps extends FlowPageProps {
  kind: FlowKind;
  title: (flow: Flow | undefined) => string;
  footer: ReactNode;
}

/** A page with one card of forms: the server's fields first, then the ways in that lead to another site. */
export function FlowPage({ kind, title, footer, ...address }: PageProps) {
  const state = usePageFlow(kind, address);
  const { flow, submit } = state;

  useEffect(() => {
    if (kind !== "login" || flow === undefined || flow.requested_aal === "aal2") return;
    const given = takeGivenCredentials();
    const { nodes } = flow.ui;
    const button = nodes
      .filter(isInput)
      .find((node) => isButton(node) && node.attributes.value === "password");
    if (given === undefined || button === undefined) return;
    submit(
      { ...initialValues(nodes), identifier: given.username, password: given.password },
      button,
    );
  }, [kind, flow, submit]);

  const heading = title(flow);
  return (
    <AuthFrame title={heading} footer={footer}>
      <AuthCard>
        <FlowHead state={state} title={heading} />
        {flow !== undefined && <FlowForms state={state} flow={flow} title={heading} />}
      </AuthCard>
    </AuthFrame>
  );
}

/** What stands above the forms: why they start anew, what failed, what the server says. */
export function FlowHead({ state, title }: { state: FlowState; title: string }) {
  const { flow, notice, failure, retry } = state;
  return (
    <>
      {notice !== null && <Notice tone="error" text={notice} />}
      {failure !== null && flow !== undefined && <Notice tone="error" text={failure} />}
      {failure !== null && flow === undefined && (
        <ErrorPanel
          title={`“${title}” is not available now`}
          message={failure}
          remedy="Try again in a moment; if it stays, look at the identity server's log."
          onRetry={retry}
        />
      )}
      {flow === undefined && failure === null && <FormSkeleton />}
      <FlowMessages messages={flow?.ui.messages} />
    </>
  );
}

const partNames: Readonly<Record<string, string>> = {
  totp: "Authenticator app",
  lookup_secret: "Backup recovery code",
  webauthn: "Security key",
  passkey: "Passkey",
  code: "Code by e-mail",
  oidc: "Other ways to sign in",
  saml: "Other ways to sign in",
};

function FlowForms({ state, flow, title }: { state: FlowState; flow: Flow; title: string }) {
  const parts = formParts(flow.ui.nodes);
  const action = webAddress(flow.ui.action, location.href);
  return (
    <div className={styles["parts"]}>
      {parts.map((part, index) => {
        const name = parts.length === 1 ? title : (partNames[part.group] ?? title);
        const key = `${flow.id} ${part.group} ${state.stepsOf(part.group)}`;
        return (
          <div key={key} className={styles["parts"]}>
            {index > 0 && (
              <div className={styles["rule"]} role="separator">
                or
              </div>
            )}
            {!part.isNative && (
              <FlowForm
                part={part}
                name={name}
                busyGroup={state.busyGroup}
                onSubmit={state.submit}
              />
            )}
            {part.isNative && action !== null && (
              <NativeForm part={part} name={name} action={action} />
            )}
          </div>
        );
      })}
    </div>
  );
}
