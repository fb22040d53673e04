import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { UiText } from "~generated/identity/types.gen";
import styles from "./Flow.module.css";

const icons = { error: CircleAlert, success: CircleCheck, info: Info };
const tones = ["error", "success"] as const;

interface NoticeProps {
  /** error, success, or anything else for information. */
  tone: string;
  text: string;
}

/** One sentence above a form; errors are announced at once, the rest politely. */
export function Notice({ tone, text }: NoticeProps) {
  const known = tones.find((name) => name === tone) ?? "info";
  const Icon = icons[known];
  return (
    <div
      className={styles["notice"]}
      data-tone={known}
      role={known === "error" ? "alert" : "status"}
    >
      <Icon size={16} aria-hidden />
      <p>{text}</p>
    </div>
  );
}

/** What the server says about a form as a whole. */
export function FlowMessages({ messages = [] }: { messages?: readonly UiText[] }) {
  return messages.map(({ id, text, type }) => (
    <Notice key={`${id}${text}`} tone={type} text={text} />
  ));
}
