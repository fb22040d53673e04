import { createFileRoute } from "@tanstack/react-router";
import { config } from "~/api/config";
import { flowSearch } from "~/features/identity/flowSearch";
import { NoSignIn } from "~/features/identity/NoSignIn";
import { RecoveryPage } from "~/features/identity/signInPages";

export const Route = createFileRoute("/recovery")({ validateSearch: flowSearch, component: Page });

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { auth } = config();
  if (auth !== "kratos") return <NoSignIn title="Recover account" />;
  return (
    <RecoveryPage
      search={search}
      onFlow={(flow) => void navigate({ search: (old) => ({ ...old, flow }), replace: true })}
    />
  );
}
