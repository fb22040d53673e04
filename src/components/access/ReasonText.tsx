import { WhyLink } from "./WhyLink";
import { questionOf } from "./whyNot";

/** A reason as text; one that is a matter of permissions leads to the explanation. */
export function ReasonText({ reason }: { reason: string }) {
  const question = questionOf(reason);
  if (!question) return reason;
  return (
    <>
      {reason} <WhyLink question={question} />
    </>
  );
}
