import { useRouter } from "@tanstack/react-router";
import { useCallback, type ReactNode } from "react";
import { WhyHelpContext, type WhyHelp } from "~/ui/overlay/whyHelp";
import { questionOf } from "~/components/access/whyNot";

/** Lets each control below, when it says that a permission is missing, lead to the explanation. */
export function WhyLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const help = useCallback<WhyHelp>(
    (reason) => {
      const question = questionOf(reason);
      return question && (() => void router.navigate({ to: "/why", search: question }));
    },
    [router],
  );
  return <WhyHelpContext value={help}>{children}</WhyHelpContext>;
}
