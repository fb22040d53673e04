import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, type ReactNode } from "react";
import type { HostedProvider, Unmount } from "~/api/hostedProvider";
import { AuthFrame, FormSkeleton } from "~/components/auth/AuthFrame";
import { QueryError } from "~/components/errors/QueryError";
import { safeReturnTo } from "~/components/auth/returnTo";
import { useProvider } from "./useProvider";

type Mount = (provider: HostedProvider, element: HTMLDivElement) => Unmount;

interface Props {
  title: string;
  mount: Mount;
  footer: ReactNode;
}

/** A page that holds a form of the hosted provider. */
function WidgetPage({ title, mount, footer }: Props) {
  const provider = useProvider();
  return (
    <AuthFrame title={title} footer={footer}>
      {provider.isPending && <FormSkeleton />}
      {provider.isError && (
        <QueryError title="The sign-in provider could not be loaded" query={provider} />
      )}
      {provider.data && <Widget provider={provider.data} mount={mount} />}
    </AuthFrame>
  );
}

function Widget({ provider, mount }: { provider: HostedProvider; mount: Mount }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (place.current === null ? undefined : mount(provider, place.current)),
    [provider, mount],
  );
  return <div ref={place} />;
}

/** /login with the hosted provider: whoever is signed in already goes on. */
export function HostedSignInPage({ returnTo }: { returnTo: string | undefined }) {
  const target = safeReturnTo(returnTo);
  const { data } = useProvider();
  const mount: Mount = useCallback(
    (provider, element) => provider.mountSignIn(element, target),
    [target],
  );
  const isSignedIn = data !== undefined && data.state().user !== null;
  useEffect(() => {
    if (isSignedIn) location.replace(target);
  }, [isSignedIn, target]);
  return (
    <WidgetPage
      title="Sign In to your account"
      mount={mount}
      footer={
        <Link to="/registration" search={{ return_to: returnTo }}>
          Create account
        </Link>
      }
    />
  );
}

/** /registration with the hosted provider. */
export function HostedSignUpPage({ returnTo }: { returnTo: string | undefined }) {
  const target = safeReturnTo(returnTo);
  const mount: Mount = useCallback(
    (provider, element) => provider.mountSignUp(element, target),
    [target],
  );
  return (
    <WidgetPage
      title="Create account"
      mount={mount}
      footer={
        <Link to="/login" search={{ return_to: returnTo }}>
          Sign in
        </Link>
      }
    />
  );
}

const mountProfile: Mount = (provider, element) => provider.mountProfile(element);

/** /profile-settings with the hosted provider. */
export function HostedProfilePage() {
  return (
    <WidgetPage
      title="Profile Settings"
      mount={mountProfile}
      footer={<Link to="/">Go back</Link>}
    />
  );
}
