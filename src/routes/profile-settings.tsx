import { createFileRoute } from "@tanstack/react-router";
import { config } from "~/api/config";
import { flowSearch } from "~/features/identity/flowSearch";
import { HostedProfilePage } from "~/features/hosted/WidgetPages";
import { NoSignIn } from "~/features/identity/NoSignIn";
import { ProfilePage } from "~/features/identity/ProfilePage";

export const Route = createFileRoute("/profile-settings")({
  validateSearch: flowSearch,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { auth } = config();
  if (auth === "clerk") return <HostedProfilePage />;
  if (auth !== "kratos") return <NoSignIn title="Profile Settings" />;
  return (
    <ProfilePage
      search={search}
      onFlow={(flow) => void navigate({ search: (old) => ({ ...old, flow }), replace: true })}
    />
  );
}
