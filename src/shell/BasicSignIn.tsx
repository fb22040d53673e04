import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorText } from "~/api/errors";
import { actionFetch } from "~/api/request";
import { forgetCredentials, keepBasicCredentials } from "~/api/session";
import { AuthCard, AuthFrame } from "~/components/auth/AuthFrame";
import { Button } from "~/ui/button/Button";
import { TextField } from "~/ui/field/TextField";
import { whoami } from "~generated/auth/sdk.gen";

/** Sign-in with a name and a password that the backend checks with every call; kept by this tab alone. */
export function BasicSignIn({ onDone }: { onDone: () => void }) {
  const [user, setUser] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    mutationFn: async () => {
      keepBasicCredentials(user, password);
      try {
        await whoami({ fetch: actionFetch, throwOnError: true });
      } catch (error) {
        forgetCredentials();
        throw error;
      }
    },
    onSuccess: onDone,
  });
  const isRefused = signIn.error instanceof ApiError && signIn.error.status === 401;
  return (
    <AuthFrame title="Sign In to your account">
      <AuthCard>
        <form
          aria-label="Sign In to your account"
          style={{ display: "grid", gap: "var(--qd-4)" }}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!signIn.isPending && user !== "") signIn.mutate();
          }}
        >
          <TextField
            label="User name"
            required
            autoComplete="username"
            value={user}
            onChange={setUser}
          />
          <TextField
            label="Password"
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={isRefused ? "The name or the password is wrong." : undefined}
            hint="Kept until this tab is reloaded or closed, and nowhere else."
          />
          {signIn.isError && !isRefused && <p role="alert">{errorText(signIn.error)}</p>}
          <div>
            <Button
              type="submit"
              variant="primary"
              isBusy={signIn.isPending}
              disabledReason={user === "" ? "Enter your user name" : undefined}
            >
              Sign in
            </Button>
          </div>
        </form>
      </AuthCard>
    </AuthFrame>
  );
}
