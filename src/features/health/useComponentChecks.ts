import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CheckSummary, TopologyComponent } from "~generated/canary/types.gen";
import { checkIdsOfComponentsOptions } from "~generated/db/reads";
import { readFault } from "~/components/errors/readFault";
import { isRecordId } from "~/components/record/RecordDialog";
import { componentName } from "~/components/topology/componentFacts";
import { topologyRead } from "~/components/topologyTree/topologyRead";
import type { Fault } from "~/ui/feedback/FaultLine";
import type { UnreadableCheck } from "./readChecks";

/** Which checks of the list belong to a component. */
export interface ComponentChecks {
  id: string;
  /** Undefined until it is read. */
  name: string | undefined;
  /** Whether there are components below it, whose checks count as well. */
  hasBelow: boolean;
  /** Undefined where they are not known: on their way, not to be had, or of no component. */
  checkIds: readonly string[] | undefined;
  isUnknown: boolean;
  fault: Fault | undefined;
}

/** Components that one read asks for: proxies refuse addresses of more than some 8,000 characters. */
const atOnce = 100;
const deepest = 50;

const withBelow = (component: TopologyComponent): string[] => [
  component.id,
  ...(component.children ?? []),
  ...(component.components ?? []).flatMap(withBelow),
];

const chunks = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_chunk, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  );

/**
 * The checks that speak for a component or for anything below it: those that its card counts (facts 1.7; getTopology,
 * checkIdsOfComponents).
 * @param id as the address has it; undefined where no component narrows the list.
 */
export function useComponentChecks(id: string | undefined): ComponentChecks | undefined {
  const isId = id !== undefined && isRecordId(id);
  const tree = useQuery({ ...topologyRead({ id: id ?? "", depth: deepest }), enabled: isId });
  const root = tree.data?.components?.find((one) => one.id === id);
  const ids = root ? [...new Set(withBelow(root))] : [];
  const name = root && componentName(root);
  const links = useQueries({
    queries: chunks(ids).map((componentIds) => checkIdsOfComponentsOptions({ componentIds })),
    combine: (answers) => ({
      // Plain and in one order: it stays the same array until an answer really differs.
      checkIds: answers.every(({ data }) => data !== undefined)
        ? answers.flatMap(({ data }) => data?.rows.map((row) => row.id) ?? []).toSorted()
        : undefined,
      fault: readFault(`checks of ${name ?? "the component"}`, ...answers),
    }),
  });
  if (id === undefined) return undefined;
  return {
    id,
    name,
    hasBelow: ids.length > 1,
    checkIds: root && links.checkIds,
    isUnknown: !isId || (tree.isSuccess && !root),
    fault: readFault("component", tree) ?? links.fault,
  };
}

interface Answered {
  checks: readonly CheckSummary[];
  unreadable: readonly UnreadableCheck[];
}

/** What of an answer belongs to the component: all where that cannot be told, nothing while it is being read. */
export function useOfComponent(
  { checks, unreadable }: Answered,
  component: ComponentChecks | undefined,
): Answered & { isAwaited: boolean } {
  const checkIds = component?.checkIds;
  const isAwaited =
    component !== undefined && !checkIds && !component.isUnknown && component.fault === undefined;
  return useMemo(() => {
    if (isAwaited) return { checks: [], unreadable: [], isAwaited };
    if (checkIds === undefined) return { checks, unreadable, isAwaited };
    const wanted = new Set(checkIds);
    const isOf = ({ id }: { id: string }) => wanted.has(id);
    return { checks: checks.filter(isOf), unreadable: unreadable.filter(isOf), isAwaited };
  }, [checks, unreadable, checkIds, isAwaited]);
}
