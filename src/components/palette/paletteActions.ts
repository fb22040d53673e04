import { useEffect, useSyncExternalStore } from "react";

interface ActionText {
  /** Unique among all mounted contributions. */
  id: string;
  title: string;
  /** Heading that the palette shows it under. */
  group: string;
  /** Further words that find it. */
  keywords?: string;
}

/** Something that the command palette offers: a action, or a page of the console to go to. */
export type PaletteAction = ActionText &
  ({ run: () => void; to?: never } | { to: string; run?: never });

const contributions = new Map<object, readonly PaletteAction[]>();
const listeners = new Set<() => void>();
let snapshot: readonly PaletteAction[] = [];

function publish(): void {
  snapshot = [...contributions.values()].flat();
  for (const listener of listeners) listener();
}

/**
 * Offers actions in the command palette while the component is on the page.
 * @param actions a stable list: memoise it, or keep it outside of the component.
 */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useEffect(() => {
    const owner = {};
    contributions.set(owner, actions);
    publish();
    return () => {
      contributions.delete(owner);
      publish();
    };
  }, [actions]);
}

/** What the mounted pages contribute at the moment. */
export const useContributedActions = (): readonly PaletteAction[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => snapshot,
  );
