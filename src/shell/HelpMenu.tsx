import { CircleHelp } from "lucide-react";
import { config } from "~/api/config";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "~/ui/overlay/Menu";
import type { MenuItem } from "~/ui/overlay/menuItems";
import { openOverlay } from "./overlays";
import { keysOf } from "./shortcuts";

/** Documentation, the reference of the contract and the keyboard's shortcuts. */
export function HelpMenu() {
  const { docsUrl, sandbox } = config();
  const items: MenuItem[] = [
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      shortcut: "?",
      onSelect: () => openOverlay("shortcuts"),
    },
    {
      id: "palette",
      label: "Command palette",
      shortcut: keysOf("k"),
      onSelect: () => openOverlay("palette"),
    },
    {
      id: "contract",
      kind: "link",
      label: "API reference",
      link: (
        <a href="/contract/" target="_blank" rel="noreferrer">
          API reference
        </a>
      ),
    },
  ];
  if (sandbox)
    items.push({
      id: "steps",
      label: "First steps",
      onSelect: () => void import("./firstSteps").then(({ showSteps }) => showSteps()),
    });
  if (docsUrl)
    items.unshift({
      id: "docs",
      kind: "link",
      label: "Documentation",
      link: (
        <a href={docsUrl} target="_blank" rel="noreferrer">
          Documentation
        </a>
      ),
    });
  return (
    <Menu
      trigger={<IconButton icon={CircleHelp} label="Help" />}
      groups={[{ id: "help", items }]}
    />
  );
}
