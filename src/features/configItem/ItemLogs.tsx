import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Logs } from "lucide-react";
import { searchLogs } from "~generated/access";
import { componentsOfConfigOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { readFault } from "~/components/errors/readFault";
import { Button } from "~/ui/button/Button";
import { FaultLine } from "~/ui/feedback/FaultLine";

/** The way to the logs of an item, where a component that it belongs to names a log source. */
export function ItemLogs({ id }: { id: string }) {
  const may = useAccess().can(searchLogs.action, searchLogs.resource);
  const isOn = useFlags()?.("logs") !== false;
  const query = useQuery({
    ...componentsOfConfigOptions({ configId: id }),
    enabled: may && isOn,
  });
  const fault = readFault("log sources of this item", query);
  if (fault) return <FaultLine fault={fault} />;
  const hasLogs = query.data?.rows.some(
    ({ component }) => component?.deleted_at === null && component.log_selectors?.length,
  );
  if (!may || !isOn || !hasLogs) return null;
  return (
    <Button asChild>
      <Link to="/logs" search={{ configId: id }}>
        <Logs size={14} aria-hidden /> Logs
      </Link>
    </Button>
  );
}
