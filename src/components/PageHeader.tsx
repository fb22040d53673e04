import { Heading, IconButton, Tooltip } from "@radix-ui/themes";
import { RefreshCw } from "lucide-react";
import { createContext, use, useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { config } from "~/api/config";
import styles from "./PageHeader.module.css";

/** Places in the top bar that a page fills; null until the bar is on the page. */
export interface HeaderSlots {
  title: HTMLElement | null;
  extra: HTMLElement | null;
  actions: HTMLElement | null;
}

/** Given by the layout that shows the top bar. */
export const HeaderSlotsContext = createContext<HeaderSlots>({
  title: null,
  extra: null,
  actions: null,
});

interface PageHeaderProps {
  /** Name of the page: the heading of the top bar and the first part of the document's title. */
  title: string;
  /** Shown beside the title, such as an add button or counts. */
  titleExtra?: ReactNode;
  /** Controls at the right of the bar. */
  actions?: ReactNode;
  /** Adds a refresh button, which spins while loading. */
  refresh?: { onRefresh: () => void; isRefreshing: boolean };
}

/** Fills the top bar for a page and sets the document's title (spec 1 §2). Renders nothing in place. */
export function PageHeader({ title, titleExtra, actions, refresh }: PageHeaderProps) {
  const slots = use(HeaderSlotsContext);
  useDocumentTitle(title);
  return (
    <>
      {slots.title !== null &&
        createPortal(
          <Heading as="h1" size="3" truncate className={styles["title"]} title={title}>
            {title}
          </Heading>,
          slots.title,
        )}
      {slots.extra !== null && titleExtra !== undefined && createPortal(titleExtra, slots.extra)}
      {slots.actions !== null &&
        (actions !== undefined || refresh !== undefined) &&
        createPortal(
          <>
            {actions}
            {refresh !== undefined && <RefreshButton {...refresh} />}
          </>,
          slots.actions,
        )}
    </>
  );
}

/** `<Page> | <product>` while the component is on the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${config().productName}`;
  }, [title]);
}

function RefreshButton({ onRefresh, isRefreshing }: NonNullable<PageHeaderProps["refresh"]>) {
  return (
    <Tooltip content="Refresh">
      <IconButton
        variant="ghost"
        color="gray"
        size="2"
        aria-label="Refresh"
        aria-busy={isRefreshing}
        // Not `disabled`: the focus would jump away each time a refresh starts.
        aria-disabled={isRefreshing}
        onClick={() => {
          if (!isRefreshing) onRefresh();
        }}
      >
        <RefreshCw
          size={16}
          aria-hidden
          className={isRefreshing ? styles["spinning"] : undefined}
        />
      </IconButton>
    </Tooltip>
  );
}
