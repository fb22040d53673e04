import { BuiltLink } from "~/components/links/BuiltLink";
import { originOfRecord, type OwnedRecord } from "~/components/record/origin";
import { Tip } from "~/ui/overlay/Tip";
import styles from "./records.module.css";

/** Short words for who keeps a record, leading there; nothing for one that is edited here. */
export function OriginLink({ record, tabIndex }: { record: OwnedRecord; tabIndex?: number }) {
  const origin = originOfRecord(record);
  if (!origin) return null;
  return (
    <Tip content={origin.reason}>
      <span className={styles["text"]}>
        <BuiltLink path={origin.path} className={styles["link"]} tabIndex={tabIndex}>
          {origin.label}
        </BuiltLink>
      </span>
    </Tip>
  );
}
