import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PanelRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ConfigView } from "~generated/view/types.gen";
import { listConfigViews } from "~generated/access";
import { useAccess } from "~/api/access";
import { ConfigTrail } from "~/components/catalogTabs/ConfigTabs";
import { DeletedMark } from "~/components/config/ConfigLink";
import { shortType } from "~/components/config/ConfigType";
import { PlaybooksMenu } from "~/components/playbookMenu/PlaybooksMenu";
import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { configEvidence } from "~/components/evidence/evidenceSubject";
import { readFault } from "~/components/errors/readFault";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { PageHeader, useDocumentTitle } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { SilencedNote } from "~/components/silence/SilencedNote";
import { isRecordId } from "~/components/record/RecordDialog";
import { configLook } from "~/lib/health/health";
import { IconButton } from "~/ui/button/IconButton";
import { type Fault, FaultLine } from "~/ui/feedback/FaultLine";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Tabs } from "~/ui/layout/Tabs";
import { ItemFacts } from "./ItemFacts";
import styles from "./item.module.css";
import { ItemSidebar } from "./ItemSidebar";
import { itemTabs, type ItemTab } from "./itemTabs";
import { useItemViews, ViewLabel, viewTabId, viewTitle } from "./itemViews";
import type { ItemSearch } from "./search";
import { useItem, type Item } from "./useItem";
import { useSidebar } from "./useSidebar";
import { useTabsLeft } from "./useTabsLeft";

interface Props {
  id: string;
  search: ItemSearch;
  /** Built-in tab, or the view that the address names; undefined while the first one is looked for. */
  tab: ItemTab | { viewId: string } | undefined;
  /** The tab of the item; not shown before the item is there. */
  children: ReactNode;
}

/** A catalog item (facts 8): header, tabs and sidebar around the tab that the address names. */
export function ItemPage({ id, search, tab, children }: Props) {
  const query = useItem(id);
  const item = query.data?.rows[0];
  const client = useQueryClient();
  const refresh = () => void client.refetchQueries({ type: "active" });
  const attached = useItemViews(id);
  const views = attached.data ?? noViews;
  const maySeeViews = useAccess().can(listConfigViews.action, listConfigViews.resource);
  const label =
    typeof tab === "object"
      ? (viewTitle(views.find((view) => view.id === tab.viewId)) ?? "View")
      : itemTabs.find((one) => one.id === tab)?.label;
  const name = item?.name ?? id;
  if (!isRecordId(id) || (query.isSuccess && !item))
    return (
      <>
        <Head title="Item not found" />
        <PageMessage title="Item not found" actions={<Link to="/catalog">Go to the catalog</Link>}>
          <p>
            There is no catalog item with the id {id}. It may have been removed for good, or the
            link is cut off.
          </p>
        </PageMessage>
      </>
    );
  if (!item)
    return (
      <>
        <Head title="Catalog item" />
        <div className={styles["waiting"]}>
          {query.isError ? (
            <QueryError title="Failed to load config" query={query} />
          ) : (
            <Skeleton rows={12} />
          )}
        </div>
      </>
    );
  return (
    <>
      <Head
        item={item}
        title={name}
        refresh={{ onRefresh: refresh, isRefreshing: query.isFetching }}
      />
      <TabTitle title={label === undefined ? name : `${label} - ${name}`} />
      <Body
        item={item}
        search={search}
        tab={tab}
        views={views}
        fault={maySeeViews ? readFault("views of this item", attached) : undefined}
      >
        {children}
      </Body>
    </>
  );
}

/** After the header's own title, which names the item alone. */
function TabTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

function Head({
  item,
  title,
  refresh,
}: {
  item?: Item;
  title: string;
  refresh?: { onRefresh: () => void; isRefreshing: boolean };
}) {
  const steps = [
    { label: "Catalog", path: "/catalog" },
    ...(item
      ? [{ label: shortType(item.type), path: "/catalog", search: { configType: item.type } }]
      : []),
  ];
  return (
    <PageHeader
      title={title}
      trail={<ConfigTrail steps={steps} />}
      icon={item ? <TechIcon name={item.type} size={18} /> : undefined}
      titleExtra={item ? <Health item={item} /> : undefined}
      actions={
        item ? (
          <>
            {item.deleted_at ? null : (
              <PlaybooksMenu target={{ kind: "config", id: item.id, name: item.name ?? item.id }} />
            )}
            <AttachEvidence subject={() => configEvidence(item)} variant="quiet" />
          </>
        ) : undefined
      }
      {...(refresh && { refresh })}
    />
  );
}

function Health({ item }: { item: Item }) {
  const { tone, word } = configLook(item.health);
  return (
    <span className={styles["health"]}>
      {item.deleted_at ? (
        <DeletedMark at={item.deleted_at} />
      ) : (
        <StatusDot tone={tone} label={word} showLabel />
      )}
      {item.status ? (
        <span className={styles["status"]} title={item.status}>
          {item.deleted_at ? `Last status ${item.status}` : item.status}
        </span>
      ) : null}
      {item.deleted_at ? null : <SilencedNote type="config" id={item.id} />}
    </span>
  );
}

const noViews: readonly ConfigView[] = [];

interface BodyProps {
  item: Item;
  search: ItemSearch;
  tab: Props["tab"];
  views: readonly ConfigView[];
  /** Why views are missing among the tabs. */
  fault: Fault | undefined;
  children: ReactNode;
}

function Body({ item, search, tab, views, fault, children }: BodyProps) {
  const sidebar = useSidebar();
  const counts = item.summary;
  const current = typeof tab === "object" ? viewTabId(tab.viewId) : (tab ?? "");
  const left = useTabsLeft(current);
  return (
    <div className={styles["page"]}>
      <div className={styles["main"]}>
        <ItemFacts item={item} />
        <div className={styles["tabs"]}>
          <Tabs
            label="Catalog item"
            value={current}
            items={[
              ...views.map((view) => ({
                id: viewTabId(view.id),
                label: <ViewLabel view={view} />,
              })),
              ...itemTabs.map(({ id, label, count, unit }) => ({
                id,
                label: (
                  <>
                    {label}
                    {count && counts ? (
                      <span className={styles["count"]}>
                        {" "}
                        {counts[count].toLocaleString("en")}
                        {unit}
                      </span>
                    ) : null}
                  </>
                ),
              })),
            ]}
            renderLink={({ id }, link) => {
              const view = views.find((one) => viewTabId(one.id) === id);
              if (view)
                return (
                  <Link
                    {...link}
                    to="/catalog/$id/view/$viewId"
                    params={{ id: item.id, viewId: view.id }}
                    search={left(id)}
                  />
                );
              const target = itemTabs.find((one) => one.id === id)?.to ?? "/catalog/$id/spec";
              return <Link {...link} to={target} params={{ id: item.id }} search={left(id)} />;
            }}
          />
          <IconButton
            icon={PanelRight}
            label={sidebar.isOpen ? "Hide the details" : "Show the details"}
            aria-expanded={sidebar.isOpen}
            onClick={sidebar.toggle}
          />
        </div>
        {fault ? <FaultLine fault={fault} /> : null}
        <PanelBoundary resetKey={`${item.id} ${current}`}>
          <div className={styles["panel"]}>{children}</div>
        </PanelBoundary>
      </div>
      {sidebar.isOpen ? (
        <PanelBoundary resetKey={item.id}>
          <ItemSidebar
            item={item}
            search={search}
            onClose={sidebar.close}
            isFloating={sidebar.isFloating}
          />
        </PanelBoundary>
      ) : null}
    </div>
  );
}
