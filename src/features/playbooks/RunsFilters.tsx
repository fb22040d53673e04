import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { personChoicesOptions, playbookNamesOptions } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { ResourceFilter } from "~/components/pickers/ResourceFilter";
import {
  targetIn,
  targetKinds,
  targetLabels,
  targetParams,
} from "~/components/playbookRun/runDraft";
import { runStatuses, statusLabel } from "~/components/playbookRun/runStatus";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import { formatTriState, parseTriState } from "~/lib/labels/triState";
import { PickOne } from "~/ui/field/PickOne";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { FilterBar } from "~/ui/layout/FilterBar";
import { filtersSet, rangeAddress } from "./runsFilters";
import type { RunsSearch } from "./search";

const statuses = runStatuses.map((value) => ({ value, label: statusLabel(value) }));
const triggers = [
  { value: "", label: "Anything" },
  { value: "person", label: "A person" },
  { value: "notification", label: "A notification" },
  { value: "webhook", label: "A webhook" },
  { value: "event", label: "An event" },
];
const triggerOf = (value: string): RunsSearch["trigger"] =>
  (["person", "notification", "webhook", "event"] as const).find((one) => one === value);

const kinds = targetKinds.map((value) => ({ value, label: targetLabels[value] }));
const noTarget = { config_id: undefined, component_id: undefined, check_id: undefined };

interface Props {
  search: RunsSearch;
  onSearch: SearchChange<RunsSearch>;
  children: ReactNode;
}

/** Filters of the runs; each starts again at the first page. */
export function RunsFilters({ search, onSearch, children }: Props) {
  const names = useQuery(playbookNamesOptions({}));
  const people = useQuery(personChoicesOptions({ limit: 200, offset: 0 }));
  const change: SearchChange<RunsSearch> = (next) => onSearch({ ...next, pageIndex: undefined });
  return (
    <FilterBar label="Filters of the runs" set={filtersSet(search)} note={children}>
      <PickOne
        label="Playbook"
        options={[
          { value: "", label: "All Playbooks" },
          ...(names.data?.rows ?? []).map(({ id, title, name }) => ({
            value: id,
            label: title || name,
          })),
        ]}
        value={search.playbook ?? ""}
        placeholder="one that was deleted"
        onChange={(playbook) => change({ playbook: playbook || undefined })}
      />
      <TriStateSelect
        label="Status"
        options={statuses}
        value={parseTriState(search.status)}
        onChange={(value) => change({ status: formatTriState(value) })}
      />
      <PickOne
        label="Started by"
        options={[
          { value: "", label: "Anybody" },
          ...(people.data?.rows ?? []).map(({ id, name, email }) => ({
            value: id,
            label: name,
            ...(email ? { hint: email } : {}),
          })),
        ]}
        value={search.person ?? ""}
        onChange={(person) => change({ person: person || undefined })}
      />
      <PickOne
        label="Trigger"
        options={triggers}
        value={search.trigger ?? ""}
        onChange={(value) => change({ trigger: triggerOf(value) })}
      />
      <ResourceFilter
        label="Resource"
        kinds={kinds}
        value={targetIn(search)}
        onChange={(target) => change({ ...noTarget, ...targetParams(target) })}
      />
      <TimeRangePicker search={rangeAddress(search)} onChange={change} />
    </FilterBar>
  );
}
