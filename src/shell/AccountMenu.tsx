import { Avatar, DropdownMenu, IconButton, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { config } from "~/api/config";
import { useAccess } from "~/api/access";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { getBackendVersionOptions } from "~generated/canary/@tanstack/react-query.gen";
import { listSandboxPeopleOptions } from "~generated/sandbox/@tanstack/react-query.gen";
import styles from "./AccountMenu.module.css";
import { Menu, Submenu } from "./Menu";
import { useActAs } from "./useActAs";

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part.slice(0, 1).toUpperCase())
    .slice(0, 2)
    .join("") || "?";

/** Menu of the signed-in person (spec 1 §2): who it is, whom the sandbox may act as, versions. */
export function AccountMenu() {
  const { data } = useQuery(whoamiOptions());
  const name = data?.payload.user.name ?? "";
  const { roles } = useAccess();
  return (
    <Menu
      className={styles.menu}
      trigger={
        <IconButton
          variant="ghost"
          color="gray"
          radius="full"
          size="1"
          aria-label={`Account of ${name}`}
          title={name}
        >
          <Avatar
            size="1"
            radius="full"
            fallback={initialsOf(name)}
            src={data?.payload.user.avatar ?? undefined}
          />
        </IconButton>
      }
    >
      <DropdownMenu.Label className={styles["person"]}>
        <Text weight="medium" className={styles["greeting"]}>
          Hi {name}
        </Text>
        <Text size="1">{roles.length > 0 ? roles.join(", ") : "no role"}</Text>
      </DropdownMenu.Label>
      {config().sandbox && <ActAs />}
      <DropdownMenu.Separator />
      <Versions />
    </Menu>
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
