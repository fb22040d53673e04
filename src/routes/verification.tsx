import { createFileRoute } from "@tanstack/react-router";
import { config } from "~/api/config";
import { flowSearch } from "~/features/identity/flowSearch";
import { NoSignIn } from "~/features/identity/NoSignIn";
import { VerificationPage } from "~/features/identity/signInPages";

export const Route = createFileRoute("/verification")({
  validateSearch: flowSearch,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { auth } = config();
  if (auth !== "kratos") return <NoSignIn title="Verify your account" />;
  return (
    <VerificationPage
      search={search}
      onFlow={(flow) => void navigate({ search: (old) => ({ ...old, flow }), replace: true })}
    />
  );
}
