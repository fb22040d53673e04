import { Badge } from "~/ui/Badge";
import { Tip } from "~/ui/Tip";
import { originOfRecord, type OwnedRecord } from "./origin";

/** Small mark on a record that is kept elsewhere, with the reason as its tooltip; nothing for one that is edited here. */
export function OriginBadge({ record }: { record: OwnedRecord }) {
  const origin = originOfRecord(record);
  if (!origin) return null;
  return (
    <Tip content={origin.reason}>
      <span>
        <Badge>{origin.label}</Badge>
      </span>
    </Tip>
  );
}
