import { createFileRoute, redirect } from "@tanstack/react-router";
import { config } from "~/api/config";
import { flowSearch } from "~/features/identity/flowSearch";
import { stripGivenCredentials } from "~/features/identity/givenCredentials";
import { safeReturnTo } from "~/components/auth/returnTo";
import { HostedSignInPage } from "~/features/hosted/WidgetPages";
import { SignInPage } from "~/features/identity/signInPages";

// Before the router reads the address.
stripGivenCredentials();

export const Route = createFileRoute("/login")({
  validateSearch: flowSearch,
  beforeLoad: ({ search }) => {
    const { auth } = config();
    if (auth === "none") throw redirect({ href: safeReturnTo(search.return_to), replace: true });
    // The small form for a name and a password stands there.
    if (auth === "basic")
      throw redirect({
        to: "/auth-state-check",
        search: { return_to: search.return_to },
        replace: true,
      });
  },
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (config().auth === "clerk") return <HostedSignInPage returnTo={search.return_to} />;
  return (
    <SignInPage
      search={search}
      onFlow={(flow) => void navigate({ search: (old) => ({ ...old, flow }), replace: true })}
    />
  );
}
