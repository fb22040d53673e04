import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { UiText } from "~generated/identity/types.gen";
import { AuthCard, AuthFrame } from "~/components/auth/AuthFrame";
import styles from "./Flow.module.css";
import type { Flow } from "./flowCalls";
import { webAddress } from "./flowDecision";
import { FlowForm, NativeForm } from "./FlowForm";
import { FlowMessages, Notice } from "./FlowMessages";
import { FlowHead, usePageFlow, type FlowPageProps } from "./FlowPage";
import { formParts, type FormPart } from "./formParts";
import type { FlowState } from "./useFlow";

const title = "Profile Settings";

/** Cards in their order, with the headings of spec 1 §2; a card shows when the server sends nodes for it. */
const sections: readonly { group: string; title: string; note: string }[] = [
  {
    group: "profile",
    title: "Profile Settings",
    note: "Your name and address, as others see them.",
  },
  {
    group: "password",
    title: "Change Password",
    note: "You may be asked to sign in again before a new password counts.",
  },
  {
    group: "oidc",
    title: "Manage Social Sign In",
    note: "Other accounts that sign you in here.",
  },
  {
    group: "lookup_secret",
    title: "Manage 2FA Backup Recovery Codes",
    note: "Codes that take the place of your second factor, each good once. Keep them in a safe place.",
  },
  {
    group: "totp",
    title: "Manage 2FA TOTP Authenticator App",
    note: "An app that shows a new code every half a minute.",
  },
  {
    group: "webauthn",
    title: "Manage Hardware Tokens and Biometrics",
    note: "Security keys, fingerprint or face as second factor.",
  },
];

/** /profile-settings: one card for each group of nodes. */
export function ProfilePage(props: FlowPageProps) {
  const state = usePageFlow("settings", props);
  const { flow, lastGroup } = state;
  const parts = flow === undefined ? [] : formParts(flow.ui.nodes);
  const known = sections.filter(({ group }) => parts.some((part) => part.group === group));
  const others = parts
    .filter(({ group }) => !sections.some((section) => section.group === group))
    .map(({ group }) => ({ group, title: group, note: undefined }));
  const cards = [...known, ...others];
  // What a card came to stands in that card: the page may be longer than the screen.
  const spoken = cards.find(({ group }) => group === lastGroup)?.group;
  const head = spoken === undefined ? state : { ...state, notice: null, failure: null };
  return (
    <AuthFrame title={title} isWide footer={<Link to="/">Go back</Link>}>
      <FlowHead
        state={flow === undefined ? state : { ...head, flow: withoutMessages(flow) }}
        title={title}
      />
      {flow !== undefined && spoken === undefined && <Vanishing messages={flow.ui.messages} />}
      {flow !== undefined &&
        cards.map((section) => (
          <AuthCard key={section.group} title={section.title} note={section.note}>
            {section.group === spoken && <CardHead state={state} flow={flow} />}
            {parts
              .filter(({ group }) => group === section.group)
              .map((part) => (
                <SectionForm
                  key={`${flow.id} ${part.group} ${state.stepsOf(part.group)}`}
                  name={section.title}
                  part={part}
                  flow={flow}
                  state={state}
                />
              ))}
          </AuthCard>
        ))}
    </AuthFrame>
  );
}

const withoutMessages = (flow: Flow): Flow => ({ ...flow, ui: { ...flow.ui, messages: [] } });

function CardHead({ state, flow }: { state: FlowState; flow: Flow }) {
  return (
    <>
      {state.notice !== null && <Notice tone="error" text={state.notice} />}
      {state.failure !== null && <Notice tone="error" text={state.failure} />}
      <Vanishing messages={flow.ui.messages} />
    </>
  );
}

interface SectionFormProps {
  name: string;
  part: FormPart;
  flow: Flow;
  state: FlowState;
}

function SectionForm({ name, part, flow, state }: SectionFormProps) {
  if (!part.isNative)
    return <FlowForm part={part} name={name} busyGroup={state.busyGroup} onSubmit={state.submit} />;
  const action = webAddress(flow.ui.action, location.href);
  return action === null ? null : <NativeForm part={part} name={name} action={action} />;
}

/** Milliseconds that a message of the settings stays (spec 1 §9). */
const messageTime = 10_000;

/** Messages that go away by themselves; the same words in a later answer show again. */
function Vanishing({ messages }: { messages?: readonly UiText[] }) {
  const [gone, setGone] = useState<readonly UiText[]>();
  useEffect(() => {
    if (messages === undefined || messages.length === 0) return;
    const timer = setTimeout(() => setGone(messages), messageTime);
    return () => clearTimeout(timer);
  }, [messages]);
  if (messages === undefined || messages.length === 0 || gone === messages) return null;
  return (
    <div className={styles["parts"]}>
      <FlowMessages messages={messages} />
    </div>
  );
}
