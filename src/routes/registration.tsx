import { createFileRoute } from "@tanstack/react-router";
import { config } from "~/api/config";
import { flowSearch } from "~/features/identity/flowSearch";
import { HostedSignUpPage } from "~/features/hosted/WidgetPages";
import { NoSignIn } from "~/features/identity/NoSignIn";
import { RegistrationPage } from "~/features/identity/signInPages";

export const Route = createFileRoute("/registration")({
  validateSearch: flowSearch,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { auth } = config();
  if (auth === "clerk") return <HostedSignUpPage returnTo={search.return_to} />;
  if (auth !== "kratos") return <NoSignIn title="Create account" />;
  return (
    <RegistrationPage
      search={search}
      onFlow={(flow) => void navigate({ search: (old) => ({ ...old, flow }), replace: true })}
    />
  );
}
