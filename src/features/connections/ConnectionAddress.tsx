import { notifyText } from "~/components/notify";
import { CopyButton } from "~/ui/CopyButton";
import { connectionUrl } from "./connectionPayload";
import styles from "./ConnectionForm.module.css";

/** The address by which other documents refer to a connection, to be copied. */
export function ConnectionAddress({
  connection,
}: {
  connection: { name: string; namespace: string };
}) {
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
    </p>
  );
}
