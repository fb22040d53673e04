import { Suspense, useEffect, type ComponentType } from "react";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { usePreferences } from "~/components/preferences/preferences";
import { lazyPart } from "~/components/parts/lazyPart";
import { singleKeys as keysAlone } from "~/ui/keys/keyHints";
import { closeOverlay, useOverlay, type Overlay } from "./overlays";
import { runShortcut } from "./shortcuts";

const parts: Record<Overlay, ComponentType> = {
  palette: lazyPart(async () => (await import("./Palette")).Palette),
  preferences: lazyPart(async () => (await import("./PreferencesDialog")).PreferencesDialog),
  shortcuts: lazyPart(async () => (await import("./ShortcutsDialog")).ShortcutsDialog),
  kubeconfig: lazyPart(async () => (await import("./AccountOverlays")).KubeconfigOverlay),
  mcp: lazyPart(async () => (await import("./AccountOverlays")).McpOverlay),
};

/** What opens over every page, loaded when it is first asked for, and the keyboard's chords. */
export function Overlays() {
  const overlay = useOverlay();
  useEffect(() => {
    addEventListener("keydown", runShortcut);
    return () => {
      removeEventListener("keydown", runShortcut);
      closeOverlay();
    };
  }, []);
  const { singleKeys } = usePreferences();
  useEffect(() => keysAlone.set(singleKeys), [singleKeys]);
  if (overlay === null) return null;
  const Part = parts[overlay];
  return (
    <PanelBoundary resetKey={overlay}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </PanelBoundary>
  );
}
