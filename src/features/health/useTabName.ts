import { useEffect } from "react";
import { config } from "~/api/config";

/** Names the browser's tab after what is open over the page; closing it gives the page's own name back. */
export function useTabName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    document.title = `${name} | ${config().productName}`;
    return () => {
      document.title = before;
    };
  }, [name]);
}
