import { useQuery } from "@tanstack/react-query";
import { startViewsOptions, type ViewRef } from "~generated/db/reads";
import { isVisible, viewsGroup } from "./nav";
import { useNav } from "./useNav";

/** Views that may be the start page of this person; none where views are switched off, undefined while that is asked. */
export function useStartViews({ isAsked = true } = {}): readonly ViewRef[] | undefined {
  const may = isVisible(viewsGroup, useNav()) && isAsked;
  const { data, isError } = useQuery({ ...startViewsOptions(), enabled: may });
  return !may || isError ? none : data?.rows;
}

const none: readonly ViewRef[] = [];
