import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { Menu, MenuLoading } from "~/ui/overlay/Menu";
import { Avatar } from "~/ui/text/Avatar";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import styles from "./AccountMenu.module.css";

const loadItems = () => import("./AccountMenuItems");
const AccountMenuItems = lazyPart(async () => (await loadItems()).AccountMenuItems);
/** The pointer or the focus on the button is soon followed by a click. */
const prepare = () => void loadItems().catch(() => undefined);

/** Menu of the signed-in person (spec 1 §2). What is in it comes with the first opening. */
export function AccountMenu() {
  const { data } = useQuery(whoamiOptions());
  const name = data?.payload.user.name ?? "";
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles["button"]}
          aria-label={`Account of ${name}`}
          title={name}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Avatar name={name} src={data?.payload.user.avatar ?? undefined} isDecorative />
        </button>
      }
    >
      <Suspense fallback={<MenuLoading />}>
        <AccountMenuItems />
      </Suspense>
    </Menu>
  );
}
