import { useQuery } from "@tanstack/react-query";
import { jobNamesOptions } from "~generated/db/reads";
import { formatTriState, type TriState } from "~/lib/labels/triState";
import { PickOne } from "~/ui/field/PickOne";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import type { JobHistorySearch } from "./jobHistoryEntries";
import { everyStatus, jobDurations, rangeAddress, type JobFilters } from "./jobHistorySearch";
import { jobName } from "~/lib/jobs/jobHistoryWords";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import type { SearchChange } from "~/components/address/useSearchChange";

interface Props {
  filters: JobFilters;
  onSearch: SearchChange<JobHistorySearch>;
  /** Whether runs of several resources are listed. */
  hasResources: boolean;
}

const resourceTypes = [
  { value: "canary", label: "Canary" },
  { value: "topology", label: "Topology" },
  { value: "config_scraper", label: "Catalog Scraper" },
];

const statuses = [
  { value: "RUNNING", label: "Running" },
  { value: "SUCCESS", label: "Success" },
  { value: "WARNING", label: "Warning" },
  { value: "FAILED", label: "Failed" },
];

/** Every change starts again at the first page of the default size (spec 3 §2). */
const firstPage = { pageIndex: undefined, pageSize: undefined };

/** Filters of a job history; all of them stand in the address. */
export function JobHistoryFilters({ filters, onSearch, hasResources }: Props) {
  const { data } = useQuery(jobNamesOptions());
  const names = (data?.rows ?? []).flatMap(({ name }) =>
    name === null ? [] : [{ value: name, label: jobName(name) }],
  );
  const change = (search: Partial<JobHistorySearch>) => onSearch({ ...search, ...firstPage });
  const changeStates = (value: TriState) =>
    change({ status: formatTriState(value) ?? everyStatus });
  return (
    <>
      <TriStateSelect
        label="Job Name"
        options={names}
        value={filters.names}
        onChange={(value) => change({ name: formatTriState(value) })}
      />
      {hasResources && (
        <TriStateSelect
          label="Resource Type"
          options={resourceTypes}
          value={filters.resourceTypes}
          onChange={(value) => change({ resource_type: formatTriState(value) })}
        />
      )}
      <TriStateSelect
        label="Status"
        options={statuses}
        value={filters.statuses}
        onChange={changeStates}
      />
      <PickOne
        label="Duration"
        options={jobDurations}
        value={filters.duration}
        onChange={(value) => change({ duration: value || undefined })}
      />
      <TimeRangePicker search={rangeAddress(filters)} onChange={change} />
    </>
  );
}
