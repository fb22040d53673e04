import { PersonCell } from "~/components/people/PersonCell";
import { Age, DateTime } from "~/ui/time/Age";
import { Badge } from "~/ui/feedback/Badge";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { useNow } from "~/ui/time/now";
import styles from "./columns.module.css";
import { endOf, expiryState, type TokenRow } from "./tokenRows";

/** When a token ends, in words where it ends soon, never, or has ended. */
export function Expiry({ value }: { value: string | null | undefined }) {
  const now = useNow(value ? Date.parse(value) : undefined);
  const state = expiryState(value, now);
  if (state === "never") return <span className={styles["quiet"]}>Never</span>;
  if (state === "unknown")
    return (
      <span className={styles["quiet"]} title="The backend does not tell when it ends">
        -
      </span>
    );
  return (
    <span className={styles["expiry"]}>
      <DateTime value={value} />
      {state === "expired" && <Badge tone="bad">Expired</Badge>}
      {state === "soon" && (
        <Badge tone="mixed">
          Ends <Age value={value} suffix />
        </Badge>
      )}
    </span>
  );
}

/** Columns of the tokens. */
export const tokenColumns: readonly DataColumn<TokenRow>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 120,
    value: ({ token }) => token.name,
    cell: ({ token }) => token.name,
  },
  {
    id: "creator",
    header: "Created By",
    hideBelow: 640,
    value: ({ creator }) => creator.name,
    cell: ({ creator }) => <PersonCell person={creator} />,
  },
  {
    id: "created_at",
    header: "Created",
    firstSort: "desc",
    width: 190,
    hideBelow: 900,
    isMoment: true,
    value: ({ token }) => Date.parse(token.created_at),
    cell: ({ token }) => <DateTime value={token.created_at} />,
  },
  {
    id: "expires_at",
    header: "Expires At",
    minWidth: 200,
    value: endOf,
    cell: ({ token }) => <Expiry value={token.expires_at} />,
  },
];
