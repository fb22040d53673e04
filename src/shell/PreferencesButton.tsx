import { Settings } from "lucide-react";
import { IconButton } from "~/ui/button/IconButton";
import { openOverlay } from "./overlays";

/** The gear of the top bar. */
export function PreferencesButton() {
  return (
    <IconButton
      icon={Settings}
      label="Preferences"
      aria-haspopup="dialog"
      onClick={() => openOverlay("preferences")}
    />
  );
}
