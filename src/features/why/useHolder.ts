import { useQuery } from "@tanstack/react-query";
import { listTokensOptions, whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { rolesOfPeopleOptions, teamsOfPersonOptions } from "~generated/db/reads";
import {
  dumpPolicyOptions,
  getTokenPermissionsOptions,
} from "~generated/rbac/@tanstack/react-query.gen";
import type { PolicyRule } from "~generated/rbac/types.gen";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { isOfAgent, type TokenHolder } from "./explainToken";
import type { WhySearch } from "./search";

/** Somebody, or something, that may or may not do things. */
export interface Holder {
  name: string;
  isMe: boolean;
  roles: readonly string[];
  /** The rules that hold for it; undefined where the reader may not see them. */
  rules: readonly PolicyRule[] | undefined;
  /** Which rules could not be counted, as a sentence. */
  uncounted: string | undefined;
  token: TokenHolder | undefined;
}

/** As much of a read as an error panel takes. */
interface Read {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Asked {
  holder: Holder | undefined;
  /** Why the reader may not be told. */
  denied: string | undefined;
  /** The read that failed. */
  failed: Read | undefined;
  /** There is none with this id. */
  isMissing: boolean;
}

const inheriting = ["commander", "responder", "editor"];

/** Roles with those that they include, and what everybody has. */
const withInherited = (roles: readonly string[]): readonly string[] => [
  ...roles,
  ...(roles.some((role) => inheriting.includes(role)) ? ["viewer"] : []),
  "everyone",
];

/** Reads who is asked about: the reader, another person, or an access token. */
export function useHolder({ person, token: tokenId }: WhySearch, wantsRules: boolean): Asked {
  const denied = whyNot(useAccess(), "read", "rbac");
  const whoami = useQuery(whoamiOptions());
  const me = whoami.data?.payload;
  const tokens = useQuery({ ...listTokensOptions(), enabled: tokenId !== undefined });
  const token = tokens.data?.payload?.find(({ id }) => id === tokenId);
  const tokenRules = useQuery({
    ...getTokenPermissionsOptions({ path: { id: tokenId ?? "" } }),
    enabled: token !== undefined && denied === undefined,
  });
  const isMe = tokenId === undefined && (person === undefined || person === me?.user.id);
  const other =
    tokenId === undefined ? (isMe ? undefined : person) : (token?.created_by ?? undefined);
  const roles = useQuery({
    ...rolesOfPeopleOptions({ ids: [other ?? ""] }),
    enabled: other !== undefined,
  });
  const [row] = roles.data?.rows ?? [];
  const policy = useQuery({
    ...dumpPolicyOptions(),
    enabled: wantsRules && tokenId === undefined && !isMe && denied === undefined,
  });
  const teams = useQuery({
    ...teamsOfPersonOptions({ personId: person ?? "" }),
    enabled: policy.isSuccess,
  });
  const asked = (queries: readonly Read[], holder?: Holder): Asked => ({
    holder,
    denied: undefined,
    failed: queries.find(({ error }) => error !== null),
    isMissing: false,
  });
  if (tokenId !== undefined) {
    if (denied !== undefined) return { ...asked([]), denied };
    const queries = [tokens, tokenRules, roles];
    if (tokens.isSuccess && !token) return { ...asked(queries), isMissing: true };
    const isKnown = tokenRules.isSuccess && (roles.isSuccess || (token && isOfAgent(token)));
    if (!token || !isKnown) return asked(queries);
    const ownerRoles = row?.roles ?? [];
    const rules = tokenRules.data.payload ?? [];
    return asked(queries, {
      name: `The token ${token.name}`,
      isMe: false,
      roles: ownerRoles,
      rules,
      uncounted: undefined,
      token: { token, rules, ownerRoles },
    });
  }
  if (isMe)
    return asked(
      [whoami],
      me && {
        name: "You",
        isMe,
        roles: me.roles ?? [],
        rules: me.permissions ?? [],
        uncounted: undefined,
        token: undefined,
      },
    );
  const own = row?.roles ?? [];
  const subjects: readonly (string | undefined)[] = [
    person,
    ...withInherited(own),
    ...(teams.data?.rows ?? []).map(({ team_id }) => team_id),
  ];
  const isReady =
    roles.isSuccess &&
    (!wantsRules || denied !== undefined || (policy.isSuccess && teams.isSuccess));
  return asked(
    [roles, policy, teams],
    isReady
      ? {
          name: row?.name ?? "This person",
          isMe,
          roles: own,
          rules: policy.data?.filter(({ subject }) => subjects.includes(subject)),
          uncounted:
            "Rules for permission groups that this person belongs to are not counted here: the backend does not tell them.",
          token: undefined,
        }
      : undefined,
  );
}
