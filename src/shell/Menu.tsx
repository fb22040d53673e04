import { DropdownMenu } from "@radix-ui/themes";
import { useState, type ReactElement, type ReactNode } from "react";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Where the menu stands; below the button where nothing is said. */
  side?: "bottom" | "right";
  align?: "start" | "end";
  className?: string;
  children: ReactNode;
}

/** A menu of the shell: it leaves the page usable and stays inside of the landmark that its button stands in. */
export function Menu({ trigger, side = "bottom", align = "end", className, children }: MenuProps) {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <span
        ref={(element) => setLandmark(element?.closest<HTMLElement>("header, aside") ?? null)}
        hidden
      />
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        variant="soft"
        color="gray"
        side={side}
        align={align}
        sideOffset={side === "right" ? 8 : 4}
        container={landmark ?? undefined}
        className={className}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
