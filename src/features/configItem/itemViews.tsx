import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { listConfigViewsOptions } from "~generated/view/@tanstack/react-query.gen";
import type { ConfigView } from "~generated/view/types.gen";
import { TechIcon } from "~/components/icons/TechIcon";
import { isRecordId } from "~/components/record/RecordDialog";
import styles from "./item.module.css";

/** What a view's tab is called; its name where it has no title. */
export const viewTitle = (view: ConfigView | undefined): string | undefined =>
  view && (view.title || view.name);

/** Tabs of views stand among the built-in ones by an id of their own kind. */
export const viewTabId = (id: string): string => `view ${id}`;

const inOrder = (views: readonly ConfigView[]): ConfigView[] => {
  if (views.every(({ ordinal }) => ordinal === undefined)) return [...views];
  return views.toSorted(
    (a, b) =>
      (a.ordinal ?? Infinity) - (b.ordinal ?? Infinity) ||
      (viewTitle(a) ?? "").localeCompare(viewTitle(b) ?? "", "en"),
  );
};

/** Views that stand on an item; without them, or without the right to read them, the item has its own tabs alone. */
export const useItemViews = (id: string) =>
  useQuery({
    ...listConfigViewsOptions({ query: { config_id: id } }),
    enabled: isRecordId(id),
    staleTime: 300_000,
    select: inOrder,
  });

/** Icon and title of a view on its tab. */
export function ViewLabel({ view }: { view: ConfigView }) {
  return (
    <span className={styles["viewLabel"]}>
      <TechIcon name={view.icon} size={14} fallback={<ChartColumn size={14} aria-hidden />} />
      {viewTitle(view)}
    </span>
  );
}
