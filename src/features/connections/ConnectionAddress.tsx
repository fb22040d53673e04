import { notifyText } from "~/components/messages/notify";
import type { ConnectionListEntry } from "~generated/db/reads";
import { OriginBadge } from "~/components/record/OriginBadge";
import { CopyButton } from "~/ui/button/CopyButton";
import { connectionUrl } from "./connectionPayload";
import styles from "./ConnectionForm.module.css";

/** The address by which other documents refer to a connection, to be copied, and where the connection is kept. */
export function ConnectionAddress({ connection }: { connection: ConnectionListEntry }) {
  const address = connectionUrl(connection);
  return (
    <p className={styles["address"]}>
      <code>{address}</code>
      <CopyButton
        text={address}
        label="Copy connection URL"
        onMessage={(message, isError) =>
          notifyText(isError ? "error" : "success", isError ? message : "Connection URL copied!")
        }
      />
      <OriginBadge record={connection} />
    </p>
  );
}
