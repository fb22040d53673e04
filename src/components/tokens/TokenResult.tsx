import { Copy, Eye, EyeOff, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "~/ui/button/Button";
import { copyText } from "~/ui/button/copyText";
import { Dialog } from "~/ui/overlay/Dialog";
import { IconButton } from "~/ui/button/IconButton";
import { addressOf } from "~/api/operationAddress";
import { McpSetup } from "./McpSetup";
import { notifyText } from "~/components/messages/notify";
import { shellQuoted } from "~/lib/text/shellQuoted";
import styles from "./TokenResult.module.css";
import { mask, TokenSnippet } from "./TokenSnippet";
import { useShownOnce } from "./useShownOnce";

interface Props {
  name: string;
  /** Lives in this dialog alone: in no storage, no address and no log. */
  token: string;
  /** Adds the set-up of assistants. */
  hasMcp: boolean;
  onClose: () => void;
}

/** Two ways to bring the token along: basic auth with the user `token`, or as a Bearer header. */
function usage(token: string): { place: string; text: string }[] {
  const url = shellQuoted(addressOf("whoami"));
  return [
    {
      place: "Basic auth with the username token",
      text: `curl -u ${shellQuoted(`token:${token}`)} ${url}`,
    },
    {
      place: "Authorization header",
      text: `curl -H ${shellQuoted(`Authorization: Bearer ${token}`)} ${url}`,
    },
  ];
}

/** A new token, which the server tells only once: masked, with reveal, copy, and how to use it (spec 1 §4). */
export function TokenResult({ name, token, hasMcp, onClose }: Props) {
  const tokenId = useId();
  const [isRevealed, setIsRevealed] = useState(false);
  const { take, close, question } = useShownOnce(onClose);
  const copy = async () => {
    const { message, isError } = await copyText(token);
    if (!isError) take();
    notifyText(isError ? "error" : "success", isError ? message : "Token copied to clipboard");
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        title="Token Created Successfully"
        size="medium"
        footer={
          <>
            <span className={styles["space"]} />
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        <div className={styles["result"]}>
          <p className={styles["notice"]}>
            <TriangleAlert size={16} aria-hidden />
            <span>Copy the token now and keep it safe: it is shown only this once.</span>
          </p>
          <dl className={styles["facts"]}>
            <div>
              <dt>Token Name</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt id={tokenId}>Access Token</dt>
              <dd className={styles["token"]}>
                <code aria-labelledby={tokenId} role="group" className={styles["text"]}>
                  {isRevealed ? token : mask}
                </code>
                <IconButton
                  icon={isRevealed ? EyeOff : Eye}
                  label={isRevealed ? "Hide token" : "Reveal token"}
                  aria-pressed={isRevealed}
                  onClick={() => setIsRevealed(!isRevealed)}
                />
                <IconButton icon={Copy} label="Copy token" onClick={() => void copy()} />
              </dd>
            </div>
          </dl>
          {hasMcp && <McpSetup token={token} isRevealed={isRevealed} onTaken={take} />}
          <section className={styles["usage"]} aria-label="Usage Instructions">
            <h3 className={styles["heading"]}>Usage Instructions</h3>
            {usage(token).map(({ place, text }) => (
              <TokenSnippet
                key={place}
                place={place}
                text={text}
                secret={token}
                isRevealed={isRevealed}
                onTaken={take}
              />
            ))}
          </section>
        </div>
      </Dialog>
      {question}
    </>
  );
}
