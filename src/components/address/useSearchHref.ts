import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { addressWith } from "./useSearchChange";

/** Gives the present route's address with some parameters changed, for rows and buttons that are real links. */
export function useSearchHref<Search extends object>(): (change: Partial<Search>) => string {
  const router = useRouter();
  return useCallback((change) => addressWith(router, change), [router]);
}
