import { Link } from "@tanstack/react-router";
import { BellOff } from "lucide-react";
import { createNotificationSilence } from "~generated/access";
import { useAccess } from "~/api/access";
import { Button } from "~/ui/button/Button";

const keys: Readonly<Record<string, "config_id" | "component_id" | "check_id" | "canary_id">> = {
  config: "config_id",
  component: "component_id",
  check: "check_id",
  canary: "canary_id",
};

/** The way to a new silence of a resource, for those who may make one. */
export function SilenceLink({
  type,
  id,
}: {
  /** config, component, check or canary; of other kinds nothing is silenced. */
  type: string | null;
  id: string;
}) {
  const { action, resource } = createNotificationSilence;
  const may = useAccess().can(action, resource);
  const key = type === null ? undefined : keys[type];
  if (!may || key === undefined) return null;
  return (
    <Button asChild>
      <Link to="/notifications/silences" search={{ add: true, [key]: id }}>
        <BellOff size={14} aria-hidden /> Silence
      </Link>
    </Button>
  );
}
