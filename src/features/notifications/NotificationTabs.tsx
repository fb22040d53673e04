import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageHeader } from "~/components/page/PageHeader";
import { Tabs } from "~/ui/layout/Tabs";

const tabs = [
  { id: "notifications", label: "Notifications", to: "/notifications" },
  { id: "rules", label: "Rules", to: "/notifications/rules" },
  { id: "silences", label: "Silences", to: "/notifications/silences" },
  { id: "messages", label: "Messages", to: "/notifications/messages" },
] as const;

interface Props {
  tab: (typeof tabs)[number]["id"];
  title: string;
  titleExtra?: ReactNode;
  actions?: ReactNode;
  refresh?: { onRefresh: () => void; isRefreshing: boolean };
}

/** Header of the pages about notifications: each tab begins with its own address, so that none opens another's dialog. */
export function NotificationTabs({ tab, title, titleExtra, actions, refresh }: Props) {
  return (
    <PageHeader
      title={title}
      titleExtra={
        <>
          <Tabs
            label="Notifications"
            items={tabs.map(({ id, label }) => ({ id, label }))}
            value={tab}
            flush
            renderLink={({ id }, link) => (
              <Link {...link} to={tabs.find((one) => one.id === id)?.to ?? "/notifications"} />
            )}
          />
          {titleExtra}
        </>
      }
      actions={actions}
      {...(refresh && { refresh })}
    />
  );
}
