import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "./copyText";
import styles from "./CopyButton.module.css";

type Props = {
  /** The text, or a function for text that is costly to make. */
  text: string | (() => string);
  /** Accessible name: "Copy id". */
  label?: string;
  /** Shown to the reader by the owner, as a toast. */
  onMessage: (message: string, isError: boolean) => void;
};

/** Copies a text; a tick confirms it for two seconds. */
export function CopyButton({ text, label = "Copy", onMessage }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const { message, isError } = await copyText(typeof text === "string" ? text : text());
    setCopied(!isError);
    onMessage(message, isError);
  };
  return (
    <button
      type="button"
      className={styles["button"]}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        void copy();
      }}
    >
      {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
    </button>
  );
}
