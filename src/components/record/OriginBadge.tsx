import { Badge } from "~/ui/feedback/Badge";
import { Tip } from "~/ui/overlay/Tip";
import { BuiltLink } from "~/components/links/BuiltLink";
import { originOfRecord, type OwnedRecord } from "./origin";

interface Props {
  record: OwnedRecord;
  /** For badges inside table cells. */
  tabIndex?: number;
}

/**
 * Small mark on a record that is kept elsewhere, leading there where the console has the page, with the reason as its
 * tooltip; nothing for one that is edited here.
 */
export function OriginBadge({ record, tabIndex }: Props) {
  const origin = originOfRecord(record);
  if (!origin) return null;
  return (
    <Tip content={origin.reason}>
      <span>
        <BuiltLink path={origin.path} tabIndex={tabIndex}>
          <Badge>{origin.label}</Badge>
        </BuiltLink>
      </span>
    </Tip>
  );
}
