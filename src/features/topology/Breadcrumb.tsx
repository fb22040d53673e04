import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { componentsByIdsOptions } from "~generated/db/reads";
import { isRecordId } from "~/components/record/RecordDialog";
import type { TopologySearch } from "./search";
import styles from "./topology.module.css";

interface Props {
  component: TopologyComponent | undefined;
  /** Component that the reader came from; stands in for the path where it is another parent. */
  refererId: string | undefined;
  /** What the way back keeps, as `carriedFrom` says. */
  kept: Partial<TopologySearch>;
}

const idsOf = ({
  component,
  refererId,
}: Pick<Props, "component" | "refererId">): readonly string[] => {
  const own = (component?.path ?? "").split(".").filter(isRecordId);
  return refererId !== undefined && isRecordId(refererId) && !own.includes(refererId)
    ? [refererId]
    : own;
};

/** The dashboard and every ancestor, in one read; one that is gone is left out. */
export function Breadcrumb(props: Props) {
  const ids = idsOf(props);
  const { data } = useQuery({ ...componentsByIdsOptions({ ids }), enabled: ids.length > 0 });
  const known = new Map(data?.rows.map((row) => [row.id, row]));
  const steps = ids.flatMap((id) => known.get(id) ?? []);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles["trail"]}>
        <li>
          <Link to="/topology" search={props.kept}>
            Dashboard
          </Link>
          <ChevronRight size={14} aria-hidden />
        </li>
        {steps.map(({ id, name }) => (
          <li key={id}>
            <Link to="/topology/$id" params={{ id }} search={props.kept} title={name}>
              {name}
            </Link>
            <ChevronRight size={14} aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  );
}
