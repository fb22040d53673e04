import { createContext, use } from "react";
import type { DateTimeStyle } from "~/lib/time/datetime";

/** How the reader wants dates to be written; `timeZone` is an IANA name, or undefined for the browser's own. */
export type DateTimeSettings = { format: DateTimeStyle; timeZone: string | undefined };

/** Set once at the root from the reader's preferences. */
export const DateTimeContext = createContext<DateTimeSettings>({
  format: "short",
  timeZone: undefined,
});

/** The settings in force. */
export const useDateTimeSettings = (): DateTimeSettings => use(DateTimeContext);

/** Whether times stand in rows of a table, which shows them in full itself. */
export const RowTimesContext = createContext(false);
