import { Link } from "@tanstack/react-router";
import { AuthFrame } from "~/components/auth/AuthFrame";

/** A page of a sign-in provider that is not the one in force. */
export function NoSignIn({ title }: { title: string }) {
  return (
    <AuthFrame title={title} footer={<Link to="/">Go back</Link>}>
      <p>
        This console does not keep accounts itself: who you are is decided where it is run. Ask your
        administrator.
      </p>
    </AuthFrame>
  );
}
