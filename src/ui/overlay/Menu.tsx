import { DropdownMenu } from "@radix-ui/themes";
import {
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useState,
} from "react";
import styles from "./Menu.module.css";
import { reasonWith, useWhyHelp } from "./whyHelp";
import { filledGroups, type MenuGroup, type MenuItem } from "./menuItems";
import { aboveThePage, MenuPanel } from "./PopoverPanel";

type Props = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  groups?: readonly MenuGroup[];
  /** In place of groups: what shows a MenuGroups of its own, such as one that is loaded with the first opening. */
  children?: ReactNode;
  align?: "start" | "end";
  side?: "top" | "right" | "bottom" | "left";
};

/** The dialog or landmark that the menu opens in, so that it belongs to it for screen readers too. */
const PlaceContext = createContext<HTMLElement | undefined>(undefined);

/** A menu of actions, links, checkable entries and submenus. Arrow keys, first letters and Escape work as usual. */
export function Menu({ trigger, groups, children, align = "end", side = "bottom" }: Props) {
  const [place, setPlace] = useState<HTMLElement>();
  const mark = useCallback((element: HTMLElement | null) => {
    if (element)
      setPlace(element.closest<HTMLElement>("dialog, main, header, aside, nav") ?? undefined);
  }, []);
  return (
    <DropdownMenu.Root modal={false}>
      <span hidden ref={mark} />
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <MenuPanel
        variant="soft"
        color="gray"
        align={align}
        side={side}
        sideOffset={side === "right" ? 8 : 4}
        container={place}
        className={styles["menu"]}
      >
        <PlaceContext value={place}>
          {groups && <MenuGroups groups={groups} />}
          {children}
        </PlaceContext>
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

/** The entries of a menu. */
export function MenuGroups({ groups }: { groups: readonly MenuGroup[] }) {
  return filledGroups(groups).map(({ id, label, items }, index) => (
    <Fragment key={id}>
      {index > 0 && <DropdownMenu.Separator />}
      <DropdownMenu.Group>
        {label && <DropdownMenu.Label className={styles["label"]}>{label}</DropdownMenu.Label>}
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </DropdownMenu.Group>
    </Fragment>
  ));
}

/** Stands in a menu until its entries are there: nothing but entries may stand in one. */
export const MenuLoading = () => <DropdownMenu.Item disabled>Loading...</DropdownMenu.Item>;

function Entry({ item }: { item: MenuItem }) {
  const place = use(PlaceContext);
  if (item.kind === "text")
    return <DropdownMenu.Label className={styles["note"]}>{item.text}</DropdownMenu.Label>;
  if (item.kind === "choices")
    return (
      <DropdownMenu.RadioGroup value={item.value} onValueChange={item.onChange}>
        {item.choices.map(({ value, label, note }) => (
          <DropdownMenu.RadioItem key={value} value={value}>
            {label} {note && <span className={styles["faint"]}>{note}</span>}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    );
  if (item.disabledReason !== undefined)
    return <InertItem item={item} reason={item.disabledReason} />;
  if (item.kind === "menu")
    return (
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger className={styles["item"]} textValue={item.label}>
          <Content item={item} />
        </DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent container={place} style={aboveThePage} className={styles["menu"]}>
          <MenuGroups groups={item.groups} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    );
  if (item.kind === "check")
    return (
      <DropdownMenu.CheckboxItem
        className={styles["item"]}
        textValue={item.label}
        checked={item.isChecked}
        onCheckedChange={item.onChange}
        // Several may be set in one go.
        onSelect={(event) => event.preventDefault()}
      >
        <Content item={item} />
      </DropdownMenu.CheckboxItem>
    );
  if (item.kind === "link")
    return (
      <DropdownMenu.Item asChild className={styles["item"]} textValue={item.label}>
        {item.link}
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item
      className={styles["item"]}
      textValue={item.label}
      color={item.isDanger ? "red" : undefined}
      shortcut={item.shortcut}
      onSelect={(event) => {
        if (item.keepsOpen) event.preventDefault();
        item.onSelect();
      }}
    >
      <Content item={item} />
    </DropdownMenu.Item>
  );
}

/** An entry that cannot be used now and says why; a press leads to the explanation, where there is one. */
function InertItem({
  item,
  reason,
}: {
  item: Parameters<typeof Content>[0]["item"];
  reason: string;
}) {
  const onWhy = useWhyHelp(reason);
  return (
    <DropdownMenu.Item
      aria-disabled
      className={`${styles["item"]} ${styles["inert"]}`}
      textValue={item.label}
      onSelect={(event) => {
        if (onWhy) onWhy();
        else event.preventDefault();
      }}
    >
      <Content item={item}>
        <span className={styles["reason"]}>{reasonWith(onWhy, reason)}</span>
      </Content>
    </DropdownMenu.Item>
  );
}

function Content({
  item: { icon: Icon, label },
  children,
}: {
  item: Pick<Extract<MenuItem, { label: string }>, "icon" | "label">;
  children?: ReactNode;
}) {
  return (
    <span className={styles["content"]}>
      {Icon && <Icon size={14} aria-hidden className={styles["icon"]} />}
      <span className={styles["text"]}>
        {label}
        {children}
      </span>
    </span>
  );
}
