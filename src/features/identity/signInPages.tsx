import { Button } from "@radix-ui/themes";
import { Link } from "@tanstack/react-router";
import { signOut } from "~/api/session";
import type { Flow } from "./flowCalls";
import { FlowPage, type FlowPageProps } from "./FlowPage";
import { returnTarget } from "./returnTarget";

const signIn = "Sign In to your account";
const confirm = "Confirm Action";
const secondFactor = "Two-Factor Authentication";

/** /login: the password, the second factor, or the password once more before something delicate (spec 1 §2). */
export function SignInPage(props: FlowPageProps) {
  const { search } = props;
  const isSecond = search.aal === "aal2";
  const title = (flow: Flow | undefined) => {
    if (flow?.refresh ?? search.refresh) return confirm;
    return (flow?.requested_aal ?? search.aal) === "aal2" ? secondFactor : signIn;
  };
  const isSignedIn = isSecond || search.refresh === true;
  return (
    <FlowPage
      key={`${search.aal} ${search.refresh}`}
      {...props}
      kind="login"
      title={title}
      footer={
        <>
          <Link to="/recovery">Reset password</Link>
          {!isSignedIn && (
            <Link to="/registration" search={{ return_to: search.return_to }}>
              Create account
            </Link>
          )}
          {isSignedIn && (
            <Button
              variant="ghost"
              size="1"
              onClick={() => void signOut(returnTarget(search.return_to).path)}
            >
              Sign out
            </Button>
          )}
        </>
      }
    />
  );
}

/** /registration: a new account. */
export function RegistrationPage(props: FlowPageProps) {
  return (
    <FlowPage
      {...props}
      kind="registration"
      title={() => "Create account"}
      footer={
        <Link to="/login" search={{ return_to: props.search.return_to }}>
          Sign in
        </Link>
      }
    />
  );
}

/** /recovery: back in without the password. */
export function RecoveryPage(props: FlowPageProps) {
  return (
    <FlowPage
      {...props}
      kind="recovery"
      title={() => "Recover account"}
      footer={<Link to="/">Go back</Link>}
    />
  );
}

/** /verification: proving that an address is one's own. */
export function VerificationPage(props: FlowPageProps) {
  return (
    <FlowPage
      {...props}
      kind="verification"
      title={() => "Verify your account"}
      footer={<Link to="/">Go back</Link>}
    />
  );
}
