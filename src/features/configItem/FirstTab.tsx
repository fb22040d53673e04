import { Navigate, useLocation } from "@tanstack/react-router";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { useItemViews } from "./itemViews";

/** An item without a tab leads to its first one: a view that stands on it, else its spec (facts 8.1). */
export function FirstTab({ id }: { id: string }) {
  const views = useItemViews(id);
  // The location is ahead of what is drawn: a tab that was pressed meanwhile is not taken back.
  const isLeaving = useLocation({
    select: ({ pathname }) => !pathname.replace(/\/$/, "").endsWith(encodeURIComponent(id)),
  });
  if (views.isPending || isLeaving) return <Skeleton rows={10} />;
  const [view] = views.data ?? [];
  return view === undefined ? (
    <Navigate to="/catalog/$id/spec" params={{ id }} replace />
  ) : (
    <Navigate to="/catalog/$id/view/$viewId" params={{ id, viewId: view.id }} replace />
  );
}
