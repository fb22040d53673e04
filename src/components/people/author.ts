import { type MutationOptions, useMutation, useQuery } from "@tanstack/react-query";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";

/** Id of the signed-in person, for updated_by; undefined while whoami loads. */
export function useMyId(): string | undefined {
  const { data } = useQuery({ ...whoamiOptions(), select: (answer) => answer.payload.user.id });
  return data;
}

/** Columns that say who made a record, and where. */
interface Authored {
  created_by?: string | null;
  source?: string | null;
}

/**
 * Creates records in the name of the signed-in person, made by hand here.
 * @param hasSource false for the one table without a column of the source.
 */
export function useCreate<Body extends Authored, Saved>(
  create: MutationOptions<Saved, Error, Body>,
  { hasSource = true } = {},
): (record: Omit<Body, keyof Authored>) => Promise<Saved> {
  const me = useMyId();
  const { mutateAsync } = useMutation(create);
  return (record) => mutateAsync(signed<Body>(record, me, hasSource));
}

/** What was left out of the body is just what is added. */
const signed = <Body extends Authored>(
  record: Omit<Body, keyof Authored>,
  me: string | undefined,
  hasSource: boolean,
): Body =>
  ({
    ...record,
    ...(hasSource && { source: "UI" }),
    ...(me !== undefined && { created_by: me }),
  }) as unknown as Body;
