import { lazy, Suspense, useEffect } from "react";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { closeOverlay, useOverlay, type Overlay } from "./overlays";
import { runShortcut } from "./shortcuts";

const parts: Record<Overlay, ReturnType<typeof lazy>> = {
  palette: lazy(() => import("./Palette").then(({ Palette }) => ({ default: Palette }))),
  preferences: lazy(() =>
    import("./PreferencesDialog").then(({ PreferencesDialog }) => ({ default: PreferencesDialog })),
  ),
  shortcuts: lazy(() =>
    import("./ShortcutsDialog").then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
  ),
  kubeconfig: lazy(() =>
    import("./AccountOverlays").then(({ KubeconfigOverlay }) => ({ default: KubeconfigOverlay })),
  ),
  mcp: lazy(() => import("./AccountOverlays").then(({ McpOverlay }) => ({ default: McpOverlay }))),
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
