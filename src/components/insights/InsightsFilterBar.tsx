import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import {
  componentNamesOptions,
  configTypesOptions,
  insightAnalyzersOptions,
} from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { readFault } from "~/components/errors/readFault";
import { shortType } from "~/components/config/ConfigType";
import {
  insightSeverities,
  insightStatuses,
  insightTypes,
} from "~/components/insight/insightTypes";
import { formatTriState, type TriState } from "~/lib/labels/triState";
import { formatTypeFilters } from "~/lib/labels/typeFilters";
import { Button } from "~/ui/button/Button";
import { PickOne } from "~/ui/field/PickOne";
import { SearchBox } from "~/ui/field/SearchBox";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import type { InsightsSearch } from "./insightsEntries";
import { isNarrowed, unfiltered, type InsightsFilters } from "./insightsFilters";
import { useInsightSources } from "./useInsightSources";
import styles from "./insights.module.css";

interface Props {
  search: InsightsSearch;
  filters: InsightsFilters;
  onSearch: SearchChange<InsightsSearch>;
  /** Only this item's insights. */
  configId: string | undefined;
}

/** Filters of a list of insights (facts 7.1); all of them stand in the address. */
export function InsightsFilterBar(props: Props) {
  const { search, filters, onSearch } = props;
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [isOpen, setIsOpen] = useState(false);
  const count = [
    filters.types,
    filters.severities,
    filters.analyzers,
    filters.sources,
    filters.statuses,
    filters.configTypes,
  ].reduce((sum, { size }) => sum + size, Number(filters.component !== ""));
  return (
    <div className={styles["bar"]} role="search" aria-label="Filters of the insights">
      <span className={styles["search"]}>
        <SearchBox
          label="Search insights"
          value={search.query ?? ""}
          onChange={(text) => onSearch({ query: text.trim() || undefined, pageIndex: undefined })}
          hotkey
        />
      </span>
      {isPhone ? (
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Filters{count > 0 ? ` (${count})` : ""}
        </Button>
      ) : null}
      {isPhone && !isOpen ? null : <Controls {...props} />}
      {isNarrowed(search) ? (
        <Button variant="quiet" onClick={() => onSearch(unfiltered)}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}

const any = { value: "", label: "All" };

function Controls({ filters, onSearch, configId }: Props) {
  const isOfItem = configId !== undefined;
  const sources = useInsightSources(configId);
  const types = useQuery(configTypesOptions());
  const analyzers = useQuery(insightAnalyzersOptions());
  const components = useQuery(componentNamesOptions({ limit: 1000, offset: 0 }));
  const set = (key: "type" | "severity" | "analyzer" | "source" | "status") => (value: TriState) =>
    onSearch({ [key]: formatTriState(value), pageIndex: undefined });
  return (
    <>
      {isOfItem ? null : (
        <TriStateSelect
          label="Config Type"
          options={
            types.data?.rows.flatMap(({ type }) =>
              type ? [{ value: type, label: shortType(type) }] : [],
            ) ?? []
          }
          value={filters.configTypes}
          fault={readFault("config types", types)}
          onChange={(value) =>
            onSearch({
              configTypes: formatTypeFilters(value),
              configType: undefined,
              pageIndex: undefined,
            })
          }
        />
      )}
      <TriStateSelect
        label="Type"
        options={insightTypes.map(({ value, label }) => ({ value, label }))}
        value={filters.types}
        onChange={set("type")}
      />
      <TriStateSelect
        label="Severity"
        options={insightSeverities}
        value={filters.severities}
        onChange={set("severity")}
      />
      <TriStateSelect
        label="Status"
        options={insightStatuses}
        value={filters.statuses}
        onChange={set("status")}
      />
      <TriStateSelect
        label="Analyzer"
        options={analyzers.data?.rows.flatMap(({ analyzer }) => analyzer ?? []) ?? []}
        value={filters.analyzers}
        fault={readFault("analyzers", analyzers)}
        onChange={set("analyzer")}
      />
      <TriStateSelect
        label="Source"
        options={sources.data ?? []}
        value={filters.sources}
        fault={readFault("sources", sources)}
        onChange={set("source")}
      />
      {isOfItem ? null : (
        <PickOne
          label="Component"
          options={[
            any,
            ...(components.data?.rows.map(({ id, name }) => ({ value: id, label: name ?? id })) ??
              []),
          ]}
          value={filters.component}
          fault={readFault("components", components)}
          onChange={(value) => onSearch({ component: value || undefined, pageIndex: undefined })}
        />
      )}
    </>
  );
}
