import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useAccess } from "~/api/access";
import { Button } from "~/ui/button/Button";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

/** Way to a new check, for those who may write canaries. */
export function AddCheck() {
  if (!useAccess().can("write", "canaries")) return null;
  return (
    <Button asChild>
      <Link to="/settings/canaries/add">
        <Plus size={14} aria-hidden /> <VisuallyHidden on="phone">Add check</VisuallyHidden>
      </Link>
    </Button>
  );
}
