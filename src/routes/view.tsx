import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AppLayout } from "~/shell/AppLayout";

/** Pages under /view stand alone: no sidebar, for wall screens and embedded use (spec 1 §2). */
export const Route = createFileRoute("/view")({ component: View });

function View() {
  return (
    <AppLayout hasSidebar={false}>
      <Outlet />
    </AppLayout>
  );
}
