import { DropdownMenu } from "@radix-ui/themes";
import { createContext, use, useState, type ReactElement, type ReactNode } from "react";
import { MenuPanel } from "~/ui/overlay/PopoverPanel";

/** The landmark that the open menu stands in. */
const LandmarkContext = createContext<HTMLElement | null>(null);

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
      <MenuPanel
        variant="soft"
        color="gray"
        side={side}
        align={align}
        sideOffset={side === "right" ? 8 : 4}
        container={landmark ?? undefined}
        className={className}
      >
        <LandmarkContext value={landmark}>{children}</LandmarkContext>
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

/** A menu inside of a menu. */
export function Submenu({ label, children }: { label: string; children: ReactNode }) {
  const landmark = use(LandmarkContext);
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>{label}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent container={landmark ?? undefined}>
        {children}
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}
