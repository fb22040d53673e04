import type * as editorModule from "./mountEditor";

type EditorModule = typeof editorModule;

/** Longer than this nobody waits for an editor: the plain one stays. */
const patience = 10_000;

let loading: Promise<EditorModule> | undefined;

/** A missing part of the editor is no news for the whole page (src/shell/staleChunks.ts): there is a plain one. */
function keepQuiet(event: WindowEventMap["vite:preloadError"]): void {
  if (event.payload.message.includes("mountEditor")) event.stopImmediatePropagation();
}

/** The editor's code, loaded once; a failure is tried again at the next call. */
export function loadEditor(): Promise<EditorModule> {
  if (!loading) {
    addEventListener("vite:preloadError", keepQuiet, { capture: true });
    loading = import("./mountEditor").finally(() =>
      removeEventListener("vite:preloadError", keepQuiet, { capture: true }),
    );
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** The editor's code, or a rejection when it does not come in time. */
export async function editorInTime(): Promise<EditorModule> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The editor did not load in time")), patience);
  });
  try {
    return await Promise.race([loadEditor(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the editor's code ahead, for example while the pointer rests on what leads to an editor.
 */
export function preloadSpecEditor(): void {
  loadEditor().catch(() => {
    // Then the plain editor serves.
  });
}
