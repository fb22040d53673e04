import { useQuery } from "@tanstack/react-query";
import { searchCatalogChangesOptions } from "~generated/catalog/@tanstack/react-query.gen";
import { configDetailOptions, type ConfigItemDetail } from "~generated/db/reads";
import { isRecordId } from "~/components/record/RecordDialog";

/** A catalog item as its page shows it. */
export type Item = ConfigItemDetail;

/** The item in the address; its page and its tabs share the answer. */
export const useItem = (id: string) =>
  useQuery({ ...configDetailOptions({ id }), enabled: isRecordId(id) });

/** What happened to an item itself most recently, within 30 days; null for nothing. */
export const useLastChange = (id: string) =>
  useQuery({
    ...searchCatalogChangesOptions({
      body: {
        id,
        from: "now-30d",
        to: "now",
        recursive: "none",
        include_deleted_configs: true,
        page_size: 1,
        sort_by: "-created_at",
      },
    }),
    enabled: isRecordId(id),
    select: ({ changes }) => changes?.[0] ?? null,
  });
