import { listProperties } from "~generated/access";
import { propertyListOptions } from "~generated/db/reads";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";
import { listSearch, wholeList } from "~/components/resource/list";

/** The database's entries that are looked up for makers and times; more of them stay without. */
export const storedOptions = () => propertyListOptions({ limit: 1000, offset: 0 });

/** What the server goes by: address, gate and reads of the list of feature flags. */
export const flagList = wholeList({
  title: "Feature Flags",
  access: listProperties.resource,
  search: listSearch,
  readAhead: (client) => {
    void client.prefetchQuery(getPropertiesOptions());
    void client.prefetchQuery(storedOptions());
  },
  sortKeys: ["name", "description", "value", "source", "created_at", "updated_at"],
  sort: { by: "name", desc: false },
});
