import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { ConflictHost } from "~/components/conflict/ConflictHost";
import { AppToaster } from "./AppToaster";
import { usePreferences } from "~/components/preferences/preferences";
import { BROWSER_ZONE } from "~/lib/time/datetime";
import { DateTimeContext, type DateTimeSettings } from "~/ui/time/dateTimeContext";
import { ThemeRoot } from "~/ui/theme/ThemeRoot";

/** What everything below stands on: data, theme, density, dates, toasts. */
export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient;
  children: ReactNode;
}) {
  const { theme, density, sidebar, dateFormat, timeZone } = usePreferences();
  const dates = useMemo<DateTimeSettings>(
    () => ({ format: dateFormat, timeZone: timeZone === BROWSER_ZONE ? undefined : timeZone }),
    [dateFormat, timeZone],
  );
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset["sidebar"] = sidebar;
    // public/theme.js set it before the first paint; from here on the theme's own class decides.
    style.colorScheme = "";
  }, [sidebar]);
  return (
    <QueryClientProvider client={queryClient}>
      <DateTimeContext value={dates}>
        <ThemeRoot appearance={theme} density={density}>
          {children}
          <ConflictHost />
          <AppToaster />
        </ThemeRoot>
      </DateTimeContext>
    </QueryClientProvider>
  );
}
