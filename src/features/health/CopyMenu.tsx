import { Copy } from "lucide-react";
import { notifyText } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { copyText } from "~/ui/button/copyText";
import { Menu } from "~/ui/overlay/Menu";
import type { CheckDetail } from "~generated/db/reads";
import { curlOf } from "./curl";
import { endpointOf } from "./endpoint";

/** What can be taken elsewhere from a check: its address, its endpoint, its call. */
export function CopyMenu({ check, href }: { check: CheckDetail; href: string }) {
  const copy = (text: string) => () =>
    void copyText(text).then(({ message, isError }) =>
      notifyText(isError ? "error" : "success", message),
    );
  const endpoint = endpointOf(check.spec);
  const curl = check.type === "http" ? curlOf(check.spec) : undefined;
  const items = [
    { id: "link", label: "Copy link", onSelect: copy(location.origin + href) },
    ...(endpoint === undefined
      ? []
      : [{ id: "endpoint", label: "Copy endpoint", onSelect: copy(endpoint) }]),
    ...(curl === undefined ? [] : [{ id: "curl", label: "Copy as curl", onSelect: copy(curl) }]),
    { id: "id", label: "Copy id", onSelect: copy(check.id) },
  ];
  return (
    <Menu
      side="top"
      align="start"
      trigger={<Button icon={Copy}>Copy</Button>}
      groups={[{ id: "copy", items }]}
    />
  );
}
