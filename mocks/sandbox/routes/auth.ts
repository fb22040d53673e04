import type { WhoamiResponse } from "~generated/auth/types.gen";
import type { SandboxUser } from "../people";

/** whoami: the person with the role, plus `everyone`, as the backend lists it. */
export function whoami(user: SandboxUser): Response {
  const answer: WhoamiResponse = {
    message: "success",
    payload: {
      user: {
        id: user.id,
        name: user.name,
        ...(user.email ? { email: user.email } : {}),
        ...(user.avatar ? { avatar: user.avatar } : {}),
      },
      roles: [user.role, "everyone"],
      permissions:
        user.role === "admin"
          ? [{ id: "na", subject: "admin", object: "*", action: "*", condition: "true" }]
          : [],
      hostname: "sandbox",
    },
  };
  return Response.json(answer);
}
