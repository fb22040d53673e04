import { errorText } from "~/api/errors";
import styles from "./LinkFailure.module.css";
import type { LinkFailed } from "./linkFlow";

const words = {
  incident: "The incident could not be created",
  hypothesis: "The incident stands, but the hypothesis could not be created",
  evidence: "The incident and the hypothesis stand, but the evidence could not be attached",
};

interface Props {
  failure: LinkFailed | undefined;
  /** What the button that goes on is called. */
  button: string;
}

/** Which step failed, what stands already, and that the button goes on from there. */
export function LinkFailure({ failure, button }: Props) {
  if (!failure) return null;
  return (
    <p role="alert" className={styles["failure"]}>
      {words[failure.step]}: {errorText(failure.cause)}
      {failure.step === "incident" ? "" : ` Press ${button} to go on from there.`}
    </p>
  );
}
