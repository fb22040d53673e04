import { connectionDetailOptions } from "~generated/db/reads";
import { updateConnectionMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";

const labels = {
  name: "Name",
  namespace: "Namespace",
  type: "Type",
  url: "URL",
  username: "Username",
  password: "Password",
  certificate: "Certificate",
  insecure_tls: "Insecure TLS",
  properties: "Properties",
};

/** Changes and deletes a connection without writing over others. */
export const useConnectionWrites = (id: string) =>
  useRecordWrites({
    noun: "connection",
    labels,
    where: { id },
    detail: connectionDetailOptions({ id }),
    update: updateConnectionMutation(),
  });
