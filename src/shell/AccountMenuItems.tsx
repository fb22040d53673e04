import { DropdownMenu, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useAccess } from "~/api/access";
import { config } from "~/api/config";
import { canSignOut } from "~/api/session";
import { whyNot } from "~/components/access/whyNot";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { getBackendVersionOptions } from "~generated/canary/@tanstack/react-query.gen";
import { listSandboxPeopleOptions } from "~generated/sandbox/@tanstack/react-query.gen";
import styles from "./AccountMenu.module.css";
import { Submenu } from "./Menu";
import { openOverlay } from "./overlays";
import { useActAs } from "./useActAs";
import { useSignOut } from "./useSignOut";

const profilePath: string = "/profile-settings";
const organizationsPath: string = "/organizations";
const contractPath: string = "/settings/about/contract";

/** Who it is, what is there for this person, versions, and the way out (spec 1 §2). */
export function AccountMenuItems() {
  const { data } = useQuery(whoamiOptions());
  const access = useAccess();
  const { routesByPath } = useRouter();
  const { auth, sandbox } = config();
  return (
    <>
      <DropdownMenu.Label className={styles["person"]}>
        <Text weight="medium" className={styles["greeting"]}>
          Hi {data?.payload.user.name}
        </Text>
        <Text size="1">{access.roles.length > 0 ? access.roles.join(", ") : "no role"}</Text>
      </DropdownMenu.Label>
      {sandbox && auth === "none" && <ActAs />}
      <DropdownMenu.Separator />
      {auth === "kratos" && (
        <DropdownMenu.Item asChild>
          <Link to={profilePath}>Your Profile</Link>
        </DropdownMenu.Item>
      )}
      <Kubeconfig reason={whyNot(access, "write", "database")} />
      <DropdownMenu.Item onSelect={() => openOverlay("mcp")}>Setup MCP</DropdownMenu.Item>
      {Object.hasOwn(routesByPath, contractPath) && (
        <DropdownMenu.Item asChild>
          <Link to={contractPath}>Contract</Link>
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Separator />
      <Versions />
      {auth === "clerk" && (
        <DropdownMenu.Item asChild>
          <Link to={organizationsPath}>Switch organization</Link>
        </DropdownMenu.Item>
      )}
      {canSignOut() && <SignOut />}
    </>
  );
}

/** The file holds a new token of the person, so making it is a write. */
function Kubeconfig({ reason }: { reason: string | undefined }) {
  if (reason === undefined)
    return (
      <DropdownMenu.Item onSelect={() => openOverlay("kubeconfig")}>
        Download kubeconfig
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item
      aria-disabled
      className={styles["inert"]}
      textValue="Download kubeconfig"
      onSelect={(event) => event.preventDefault()}
    >
      <span>
        Download kubeconfig
        <span className={styles["reason"]}>{reason}</span>
      </span>
    </DropdownMenu.Item>
  );
}

function ActAs() {
  const { data } = useQuery(listSandboxPeopleOptions());
  const actAs = useActAs();
  return (
    <Submenu label="Act as">
      <DropdownMenu.RadioGroup
        value={data?.find(({ active }) => active)?.id}
        onValueChange={(id) => actAs.mutate({ body: { person_id: id } })}
      >
        {data?.map(({ id, name, role }) => (
          <DropdownMenu.RadioItem key={id} value={id}>
            {name} <span className={styles["role"]}>{role}</span>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </Submenu>
  );
}

function Versions() {
  const { data } = useQuery(getBackendVersionOptions());
  return (
    <DropdownMenu.Label className={styles["versions"]}>
      Frontend: {config().version}, Backend: {data?.Version || "NA"}
    </DropdownMenu.Label>
  );
}

function SignOut() {
  const signOut = useSignOut();
  return (
    <DropdownMenu.Item
      disabled={signOut.isPending}
      onSelect={(event) => {
        // The menu stays until the page goes, or the reason why it does not is told.
        event.preventDefault();
        signOut.mutate();
      }}
    >
      {signOut.isPending ? "Signing out..." : "Sign out"}
    </DropdownMenu.Item>
  );
}
