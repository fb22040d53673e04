import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { changeTypesOptions, configTagsOptions, configTypesOptions } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { readFault } from "~/components/errors/readFault";
import { shortType } from "~/components/config/ConfigType";
import { useAgentChoices } from "~/components/catalogTabs/useAgentChoices";
import { TagFilterSelect } from "~/components/tags/TagFilterSelect";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import { Button } from "~/ui/button/Button";
import { PickOne } from "~/ui/field/PickOne";
import { Toggle } from "~/ui/field/Toggle";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import type { ChangesSearch } from "./changesEntries";
import { setCell, setTags, setTypes, type ChangesFilters } from "./changesFilters";
import styles from "./changes.module.css";

interface Props {
  filters: ChangesFilters;
  onSearch: SearchChange<ChangesSearch>;
  /** Around one item: directions in place of types. */
  isOfItem: boolean;
  /** At the end of the line: what cells filter by. */
  children: ReactNode;
}

/** What a severity filter means stands in its words: that one and worse. */
const severityOptions = [
  { value: "", label: "Any" },
  { value: "critical", label: "Critical" },
  { value: "high", label: "High or worse" },
  { value: "medium", label: "Medium or worse" },
  { value: "low", label: "Low or worse" },
  { value: "info", label: "Info or worse" },
];

const named = (types: readonly (string | null)[]) =>
  types.flatMap((type) => (type ? [{ value: type, label: shortType(type) }] : []));

/** Filters of a list of changes (facts 6.3); all of them stand in the address. */
export function ChangesFilterBar({ filters, onSearch, isOfItem, children }: Props) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [isOpen, setIsOpen] = useState(false);
  const count =
    filters.types.size +
    filters.cells.changeType.size +
    filters.tags.length +
    filters.agents.size +
    (filters.severity ? 1 : 0);
  return (
    <div className={styles["bar"]} role="search" aria-label="Filters of the changes">
      {isPhone ? (
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Filters{count > 0 ? ` (${count})` : ""}
        </Button>
      ) : null}
      {isPhone && !isOpen ? null : (
        <Controls filters={filters} onSearch={onSearch} isOfItem={isOfItem} />
      )}
      <TimeRangePicker
        search={{ ...filters.range, rangeType: filters.range.type }}
        onChange={({ rangeType, display, from, to, range, timeRange }) =>
          onSearch({ rangeType, display, from, to, range, timeRange, pageIndex: undefined })
        }
      />
      {filters.rangeFault === undefined ? null : (
        <p role="alert" className={styles["fault"]}>
          {filters.rangeFault} The last {filters.range.display} are shown.
        </p>
      )}
      {children}
    </div>
  );
}

function Controls({ filters, onSearch, isOfItem }: Omit<Props, "children">) {
  const types = useQuery(configTypesOptions());
  const changeTypes = useQuery(changeTypesOptions());
  const tags = useQuery(configTagsOptions());
  const agents = useAgentChoices();
  const typeRows = types.data?.rows;
  const typeOptions = useMemo(() => named(typeRows?.map(({ type }) => type) ?? []), [typeRows]);
  return (
    <>
      <TriStateSelect
        label="Config Type"
        options={typeOptions}
        value={filters.types}
        fault={readFault("config types", types)}
        onChange={(value) => onSearch(setTypes(value))}
      />
      <TriStateSelect
        label="Change Type"
        options={changeTypes.data?.rows.flatMap(({ change_type: type }) => type ?? []) ?? []}
        value={filters.cells.changeType}
        fault={readFault("change types", changeTypes)}
        onChange={(value) => onSearch(setCell("changeType", value))}
      />
      <PickOne
        label="Severity"
        options={severityOptions}
        value={filters.severity}
        onChange={(value) => onSearch({ severity: value || undefined, pageIndex: undefined })}
      />
      <TagFilterSelect
        label="Tags"
        tags={tags.data?.rows ?? []}
        fault={readFault("tags", tags)}
        filters={filters.tags}
        onFilters={(next) => onSearch(setTags(next))}
      />
      {filters.agents.size > 0 || (!isOfItem && (agents.options.length > 1 || agents.fault)) ? (
        <TriStateSelect
          label="Agent"
          options={agents.options}
          value={filters.agents}
          fault={agents.fault}
          onChange={(value) => onSearch(setCell("agent", value))}
        />
      ) : null}
      <Toggle
        label="Show deleted"
        checked={filters.showDeleted}
        onChange={(showDeleted) => onSearch({ showDeleted, pageIndex: undefined })}
      />
      {isOfItem ? (
        <span className={styles["toggles"]}>
          <Toggle
            label="Downstream"
            checked={filters.downstream}
            onChange={(is) =>
              onSearch({ downstream: is ? undefined : false, pageIndex: undefined })
            }
          />
          <Toggle
            label="Upstream"
            checked={filters.upstream}
            onChange={(is) => onSearch({ upstream: is || undefined, pageIndex: undefined })}
          />
          <Toggle
            label="Soft"
            checked={filters.soft}
            onChange={(is) => onSearch({ soft: is || undefined, pageIndex: undefined })}
          />
        </span>
      ) : null}
    </>
  );
}
