import { type ReactNode, useState } from "react";
import { Tip } from "./Tip";
import { reasonWith, useWhyHelp } from "./whyHelp";

type Props = { reason: string | undefined; children: ReactNode };

/** Shows why a control cannot be used, on hover and focus. The control stays the same element when the reason goes. */
export function ReasonTip({ reason, children }: Props) {
  const onWhy = useWhyHelp(reason);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tip
      content={reasonWith(onWhy, reason ?? "")}
      open={isOpen && reason !== undefined}
      // Without a reason it must not open in secret: the tooltip would not hear of its closing.
      onOpenChange={(next) => setIsOpen(next && reason !== undefined)}
    >
      {children}
    </Tip>
  );
}
