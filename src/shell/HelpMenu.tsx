import { DropdownMenu, IconButton, Tooltip } from "@radix-ui/themes";
import { CircleHelp } from "lucide-react";
import { config } from "~/api/config";
import { openOverlay } from "./overlays";
import { keysOf } from "./shortcuts";

/** Documentation and the keyboard's shortcuts. */
export function HelpMenu() {
  const { docsUrl } = config();
  return (
    <DropdownMenu.Root>
      <Tooltip content="Help">
        <DropdownMenu.Trigger>
          <IconButton variant="ghost" color="gray" size="2" aria-label="Help">
            <CircleHelp size={16} aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
      </Tooltip>
      <DropdownMenu.Content variant="soft" color="gray" align="end">
        {docsUrl && (
          <DropdownMenu.Item asChild>
            <a href={docsUrl} target="_blank" rel="noreferrer">
              Documentation
            </a>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item onSelect={() => openOverlay("shortcuts")} shortcut={keysOf("/")}>
          Keyboard shortcuts
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => openOverlay("palette")} shortcut={keysOf("k")}>
          Command palette
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
