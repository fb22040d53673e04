import { Heading } from "@radix-ui/themes";
import { RefreshCw } from "lucide-react";
import { createContext, use, useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { config } from "~/api/config";
import { IconButton } from "~/ui/button/IconButton";
import styles from "./PageHeader.module.css";

/** Places in the top bar that a page fills. */
export interface HeaderSlots {
  title: HTMLElement;
  extra: HTMLElement;
  actions: HTMLElement;
}

/** Given by the layout that shows the top bar; null where there is none. */
export const HeaderSlotsContext = createContext<HeaderSlots | null>(null);

interface PageHeaderProps {
  /** Name of the page: the heading of the top bar and the first part of the document's title. */
  title: string;
  /** Pages that this one stands below, outermost first; they lead there. */
  trail?: ReactNode;
  /** What stands before the title, such as an icon. */
  icon?: ReactNode;
  /** Shown beside the title, such as an add button or counts. */
  titleExtra?: ReactNode;
  /** Controls at the right of the bar. */
  actions?: ReactNode;
  /** Adds a refresh button, which spins while loading. */
  refresh?: { onRefresh: () => void; isRefreshing: boolean };
}

/** Fills the top bar for a page and sets the document's title (spec 1 §2). Renders nothing in place. */
export function PageHeader({ title, trail, icon, titleExtra, actions, refresh }: PageHeaderProps) {
  const slots = use(HeaderSlotsContext);
  useDocumentTitle(title);
  if (slots === null) return null;
  const hasActions = actions !== undefined || refresh !== undefined;
  return (
    <>
      {createPortal(
        <>
          {trail}
          {icon}
          <Heading as="h1" size="4" truncate className={styles["title"]} title={title}>
            {title}
          </Heading>
        </>,
        slots.title,
      )}
      {titleExtra === undefined ? null : createPortal(titleExtra, slots.extra)}
      {hasActions
        ? createPortal(
            <>
              {actions}
              {refresh !== undefined && (
                <IconButton
                  icon={RefreshCw}
                  label="Refresh"
                  isBusy={refresh.isRefreshing}
                  onClick={refresh.onRefresh}
                />
              )}
            </>,
            slots.actions,
          )
        : null}
    </>
  );
}

/** `<Page> | <product>` while the component is on the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${config().productName}`;
  }, [title]);
}
