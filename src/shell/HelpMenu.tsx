import { DropdownMenu } from "@radix-ui/themes";
import { CircleHelp } from "lucide-react";
import { config } from "~/api/config";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "./Menu";
import { openOverlay } from "./overlays";
import { keysOf } from "./shortcuts";

/** Documentation and the keyboard's shortcuts. */
export function HelpMenu() {
  const { docsUrl } = config();
  return (
    <Menu trigger={<IconButton icon={CircleHelp} label="Help" />}>
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
    </Menu>
  );
}
