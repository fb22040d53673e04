import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";
import styles from "./Tabs.module.css";

/** What the handler of the list answers to. */
const hints: readonly KeyHint[] = [
  ["← →", "Tab before, tab after"],
  ["Home End", "First tab, last tab"],
  ["Enter Space", "Show the tab"],
];

/** One tab. */
export type TabItem = {
  id: string;
  label: ReactNode;
  /** Shown after the label, also when it is 0. */
  count?: number | undefined;
  /** Only for counts that say something about health. */
  countTone?: "neutral" | "bad" | "mixed" | "good";
  /** Makes the tab a link; drawn by `renderLink`, or as a plain anchor. */
  href?: string | undefined;
};

/** What a link that stands as a tab must carry. */
type TabLinkProps = {
  id: string;
  href: string | undefined;
  role: "tab";
  className: string | undefined;
  tabIndex: number;
  "aria-selected": boolean;
  "aria-controls": string | undefined;
  children: ReactNode;
};

type Props = {
  items: readonly TabItem[];
  /** Id of the selected tab. */
  value: string;
  /** Not called for links: they navigate. */
  onChange?: (id: string) => void;
  /** Accessible name of the list. */
  label: string;
  /** What the selected tab shows; it stands in the panel that belongs to the tabs. */
  children?: ReactNode;
  /** A single tab shows its panel alone. */
  hideSingle?: boolean;
  panelClassName?: string | undefined;
  /** Without distance to the sides, which what stands around keeps already, such as a dialog. */
  flush?: boolean;
  /** Draws the tabs as the router's links. */
  renderLink?: (item: TabItem, props: TabLinkProps) => ReactNode;
};

/** Tabs in one line that scrolls, with their panel. Arrow keys, Home and End move the focus; Enter and Space select. */
export function Tabs({ children, panelClassName, hideSingle = false, ...props }: Props) {
  const id = useId();
  if (children === undefined) return <TabList {...props} id={id} hasPanel={false} />;
  const isTabbed = !hideSingle || props.items.length > 1;
  return (
    <>
      {isTabbed && <TabList {...props} id={id} hasPanel />}
      <div
        id={id}
        className={panelClassName}
        {...(isTabbed && { role: "tabpanel", "aria-labelledby": `${id}-tab-${props.value}` })}
      >
        {children}
      </div>
    </>
  );
}

type ListProps = Omit<Props, "children" | "panelClassName" | "hideSingle"> & {
  id: string;
  hasPanel: boolean;
};

function TabList(props: ListProps) {
  const { items, value, onChange, label, id: panelId, hasPanel, flush = false, renderLink } = props;
  const list = useRef<HTMLDivElement>(null);
  const idOf = (id: string) => `${panelId}-tab-${id}`;
  useKeyHints(items.length > 1 ? "Tabs" : undefined, hints, list);
  const hasSelected = items.some(({ id }) => id === value);
  const selectedId = hasSelected ? idOf(value) : "";

  useEffect(() => {
    const tab = document.getElementById(selectedId);
    if (list.current && tab) scrollTo(list.current, tab);
  }, [selectedId]);

  return (
    <div
      ref={list}
      className={styles["tabs"]}
      data-flush={flush || undefined}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => {
        const selected = item.id === value;
        const props: TabLinkProps = {
          id: idOf(item.id),
          href: item.href,
          role: "tab",
          className: styles["tab"],
          tabIndex: selected || (!hasSelected && index === 0) ? 0 : -1,
          "aria-selected": selected,
          "aria-controls": selected && hasPanel ? panelId : undefined,
          children: <TabContent item={item} />,
        };
        if (renderLink) return <LinkSlot key={item.id}>{renderLink(item, props)}</LinkSlot>;
        const { href, children, ...rest } = props;
        if (href !== undefined)
          return (
            <a key={item.id} href={href} {...rest}>
              {children}
            </a>
          );
        return (
          <button key={item.id} type="button" {...rest} onClick={() => onChange?.(item.id)}>
            {children}
          </button>
        );
      })}
    </div>
  );
}

function LinkSlot({ children }: { children: ReactNode }) {
  return children;
}

function TabContent({ item: { label, count, countTone = "neutral" } }: { item: TabItem }) {
  return (
    <>
      {label}
      {count !== undefined && (
        <span className={styles["count"]} data-tone={count > 0 ? countTone : "neutral"}>
          {" "}
          {count}
        </span>
      )}
    </>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === " " && tabs[at] instanceof HTMLAnchorElement) {
    event.preventDefault();
    tabs[at].click();
    return;
  }
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs[(next + tabs.length) % tabs.length];
  tab?.focus({ preventScroll: true });
  if (tab) scrollTo(event.currentTarget, tab);
}

/** Scrolls sideways only; scrollIntoView would move the page too. */
function scrollTo(frame: HTMLElement, tab: HTMLElement): void {
  const margin = 24;
  const outer = frame.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  if (inner.left < outer.left + margin) frame.scrollLeft -= outer.left + margin - inner.left;
  else if (inner.right > outer.right - margin)
    frame.scrollLeft += inner.right - outer.right + margin;
}
