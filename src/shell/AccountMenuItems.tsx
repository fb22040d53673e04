import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useAccess } from "~/api/access";
import { config } from "~/api/config";
import { canSignOut } from "~/api/session";
import { whyNot } from "~/components/access/whyNot";
import { MenuGroups } from "~/ui/overlay/Menu";
import type { MenuItem } from "~/ui/overlay/menuItems";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { getBackendVersionOptions } from "~generated/canary/@tanstack/react-query.gen";
import { listSandboxPeopleOptions } from "~generated/sandbox/@tanstack/react-query.gen";
import styles from "./AccountMenu.module.css";
import { openOverlay } from "./overlays";
import { useActAs } from "./useActAs";
import { useSignOut } from "./useSignOut";

const profilePath: string = "/profile-settings";
const organizationsPath: string = "/organizations";
const contractPath: string = "/settings/about/contract";

/** Who it is, what is there for this person, versions, and the way out (spec 1 §2). */
export function AccountMenuItems() {
  const access = useAccess();
  const { routesByPath } = useRouter();
  const { auth, sandbox } = config();
  const actAs = useActAsEntry(sandbox && auth === "none");
  const signOut = useSignOut();
  return (
    <MenuGroups
      groups={[
        { id: "person", items: [{ id: "person", kind: "text", text: <Person /> }, ...actAs] },
        {
          id: "own",
          items: [
            ...only(auth === "kratos", link("Your Profile", profilePath)),
            {
              id: "kubeconfig",
              label: "Download kubeconfig",
              // The file holds a new token of the person, so making it is a write.
              disabledReason: whyNot(access, "write", "database"),
              onSelect: () => openOverlay("kubeconfig"),
            },
            { id: "mcp", label: "Setup MCP", onSelect: () => openOverlay("mcp") },
            ...only(Object.hasOwn(routesByPath, contractPath), link("Contract", contractPath)),
          ],
        },
        {
          id: "out",
          items: [
            { id: "versions", kind: "text", text: <Versions /> },
            ...only(auth === "clerk", link("Switch organization", organizationsPath)),
            ...only(canSignOut(), {
              id: "signOut",
              label: signOut.isPending ? "Signing out..." : "Sign out",
              keepsOpen: true,
              onSelect: () => {
                if (!signOut.isPending) signOut.mutate();
              },
            }),
          ],
        },
      ]}
    />
  );
}

const only = (isThere: boolean, item: MenuItem): MenuItem[] => (isThere ? [item] : []);

const link = (label: string, to: string): MenuItem => ({
  id: to,
  kind: "link",
  label,
  link: <Link to={to}>{label}</Link>,
});

function Person() {
  const { data } = useQuery(whoamiOptions());
  const { roles } = useAccess();
  return (
    <span className={styles["person"]}>
      <span className={styles["greeting"]}>Hi {data?.payload.user.name}</span>
      <span>{roles.length > 0 ? roles.join(", ") : "no role"}</span>
    </span>
  );
}

function useActAsEntry(isThere: boolean): MenuItem[] {
  const { data } = useQuery({ ...listSandboxPeopleOptions(), enabled: isThere });
  const actAs = useActAs();
  const choices = data?.map(({ id, name, role }) => ({ value: id, label: name, note: role }));
  return only(isThere, {
    id: "actAs",
    kind: "menu",
    label: "Act as",
    groups: [
      {
        id: "people",
        items: [
          {
            id: "people",
            kind: "choices",
            value: data?.find(({ active }) => active)?.id,
            choices: choices ?? [],
            onChange: (id) => actAs.mutate({ body: { person_id: id } }),
          },
        ],
      },
    ],
  });
}

function Versions() {
  const { data } = useQuery(getBackendVersionOptions());
  return (
    <>
      Frontend: {config().version}, Backend: {data?.Version || "NA"}
    </>
  );
}
