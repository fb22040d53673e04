import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { componentsOfConfigOptions, logComponentsOptions } from "~generated/db/reads";
import { topologyRead } from "~/components/topologyTree/topologyRead";
import type { LogsSearch } from "./search";

/** Component and selector of an address, and those on offer (facts 10.1). */
export function useLogSource({ topologyId, configId, logsSelector }: LogsSearch) {
  const all = useQuery({ ...logComponentsOptions(), enabled: configId === undefined });
  const ofConfig = useQuery({
    ...componentsOfConfigOptions({ configId: configId ?? "" }),
    enabled: configId !== undefined,
  });
  const list = configId === undefined ? all : ofConfig;
  const components = useMemo(
    () =>
      configId === undefined
        ? (all.data?.rows ?? []).map(({ id, name }) => ({ id, name }))
        : (ofConfig.data?.rows ?? []).flatMap(({ component }) =>
            component?.log_selectors?.length && component.deleted_at === null
              ? [{ id: component.id, name: component.name }]
              : [],
          ),
    [configId, all.data, ofConfig.data],
  );
  // A catalog item names no component: the first of its own is meant.
  const id = topologyId ?? (configId === undefined ? undefined : components[0]?.id);
  const topology = useQuery({ ...topologyRead({ id: id ?? "" }), enabled: id !== undefined });
  const component = topology.data?.components?.find((one) => one.id === id);
  const selectors = useMemo(() => (component?.logs ?? []).map(({ name }) => name), [component]);
  return {
    components,
    /** The read of the components on offer. */
    list,
    id,
    /** The read of the chosen component. */
    topology,
    /** Whether the chosen component is there; undefined until it has been looked for. */
    isThere: topology.isSuccess ? component !== undefined : undefined,
    name: component?.name ?? components.find((one) => one.id === id)?.name,
    selectors,
    /** What the address names holds, whether or not it is on offer. */
    selector: logsSelector ?? selectors[0],
  };
}
