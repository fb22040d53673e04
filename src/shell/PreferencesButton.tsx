import { IconButton, Tooltip } from "@radix-ui/themes";
import { Settings2 } from "lucide-react";
import { openOverlay } from "./overlays";

/** The gear of the top bar. */
export function PreferencesButton() {
  return (
    <Tooltip content="Preferences">
      <IconButton
        variant="ghost"
        color="gray"
        size="2"
        aria-label="Preferences"
        aria-haspopup="dialog"
        onClick={() => openOverlay("preferences")}
      >
        <Settings2 size={16} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
