import { useState } from "react";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";

const key = "quarterdeck.itemSidebar";

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== "closed";
  } catch {
    return true;
  }
}

/** Beside the tab where there is room, and kept as the reader left it; else it floats above and starts closed. */
export function useSidebar() {
  const isFloating = useMediaQuery("(max-width: 1023px)");
  const [isDocked, setIsDocked] = useState(stored);
  const [isShown, setIsShown] = useState(false);
  const isOpen = isFloating ? isShown : isDocked;
  const set = (open: boolean) => {
    if (isFloating) return setIsShown(open);
    setIsDocked(open);
    try {
      localStorage.setItem(key, open ? "open" : "closed");
    } catch {
      // Then it holds until the page is left.
    }
  };
  return { isFloating, isOpen, toggle: () => set(!isOpen), close: () => set(false) };
}
