import { useQuery } from "@tanstack/react-query";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";

/** Id of the signed-in person, for created_by and updated_by; undefined while whoami loads. */
export function useMyId(): string | undefined {
  const { data } = useQuery({ ...whoamiOptions(), select: (answer) => answer.payload.user.id });
  return data;
}
