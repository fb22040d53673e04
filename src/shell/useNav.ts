import { useRouter } from "@tanstack/react-router";
import { useAccess } from "~/api/access";
import { config } from "~/api/config";
import { useFlags } from "~/api/flags";
import type { NavState } from "./nav";

const noFlags = () => false;

/** What decides which entries are there, for the signed-in person. Nothing is there while the flags load. */
export function useNav(): NavState {
  const { routesByPath } = useRouter();
  const access = useAccess();
  const flags = useFlags() ?? noFlags;
  return {
    access,
    flags,
    isBuilt: (path) => Object.hasOwn(routesByPath, path),
    isHosted: config().auth === "clerk",
  };
}
