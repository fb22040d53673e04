import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { componentsByIdsOptions } from "~generated/db/reads";
import { isRecordId } from "~/components/record/RecordDialog";
import { carriedSearch, dashboardSearch, readSearch } from "./componentAddress";
import type { TopologySearch } from "./search";
import styles from "./topology.module.css";

interface Props {
  component: TopologyComponent | undefined;
  search: TopologySearch;
}

/** The component that the reader came from stands in for the path where it is another parent. */
const idsOf = ({ component, search: { refererId } }: Props): readonly string[] => {
  const own = (component?.path ?? "").split(".").filter(isRecordId);
  return refererId !== undefined && isRecordId(refererId) && !own.includes(refererId)
    ? [refererId]
    : own;
};

/** The dashboard and every ancestor, in one read; one that is gone is left out. */
export function Breadcrumb(props: Props) {
  const ids = idsOf(props);
  const kept = readSearch(carriedSearch(props.search, props.component?.id ?? ""));
  const { data } = useQuery({ ...componentsByIdsOptions({ ids }), enabled: ids.length > 0 });
  const known = new Map(data?.rows.map((row) => [row.id, row]));
  const steps = ids.flatMap((id) => known.get(id) ?? []);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles["trail"]}>
        <li>
          <Link to="/topology" search={dashboardSearch(props.search)}>
            Dashboard
          </Link>
          <ChevronRight size={14} aria-hidden />
        </li>
        {steps.map(({ id, name }) => (
          <li key={id}>
            <Link to="/topology/$id" params={{ id }} search={kept} title={name}>
              {name}
            </Link>
            <ChevronRight size={14} aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  );
}
