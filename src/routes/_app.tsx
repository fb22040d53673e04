import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AppLayout } from "~/shell/AppLayout";

export const Route = createFileRoute("/_app")({ component: App });

function App() {
  return (
    <AppLayout>
      <Outlet />
    </AppLayout>
  );
}
