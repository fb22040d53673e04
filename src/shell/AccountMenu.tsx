import { Avatar, IconButton } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { initialsOf } from "~/ui/text/initials";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import styles from "./AccountMenu.module.css";
import { Menu } from "./Menu";

const loadItems = () => import("./AccountMenuItems");
const AccountMenuItems = lazy(() =>
  loadItems().then(({ AccountMenuItems }) => ({ default: AccountMenuItems })),
);
/** The pointer or the focus on the button is soon followed by a click. */
const prepare = () => void loadItems().catch(() => undefined);

/** Menu of the signed-in person (spec 1 §2). What is in it comes with the first opening. */
export function AccountMenu() {
  const { data } = useQuery(whoamiOptions());
  const name = data?.payload.user.name ?? "";
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
          onPointerEnter={prepare}
          onFocus={prepare}
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
      <Suspense fallback={<Skeleton lines={5} label="Loading the menu" />}>
        <AccountMenuItems />
      </Suspense>
    </Menu>
  );
}
