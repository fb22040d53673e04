import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CirclePlay, LayoutGrid, List, Plus } from "lucide-react";
import { Suspense, useMemo } from "react";
import { createPlaybook } from "~generated/access";
import { playbookNamesOptions, playbookRunOutcomesOptions } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { AccessGate } from "~/components/gate/AccessGate";
import { QueryError } from "~/components/errors/QueryError";
import { PageHeader } from "~/components/page/PageHeader";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { PickOne } from "~/ui/field/PickOne";
import { SearchBox } from "~/ui/field/SearchBox";
import { Segmented } from "~/ui/field/Segmented";
import { FilterBar } from "~/ui/layout/FilterBar";
import { PlaybookCard } from "./PlaybookCard";
import { PlaybookTabs } from "./PlaybookTabs";
import { categoriesOf, groupsOf, lastRuns } from "./catalogueModel";
import { RunDialog } from "./lazyRunDialog";
import { startIn } from "./runsFilters";
import type { CatalogueSearch } from "./search";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./catalogue.module.css";

interface Props {
  search: CatalogueSearch;
  onSearch: SearchChange<CatalogueSearch>;
}

const recent = 500;

/** The playbooks by category, with what each did last and a way to run it. */
export function CataloguePage({ search, onSearch }: Props) {
  const query = useQuery(playbookNamesOptions({}));
  const outcomes = useQuery(playbookRunOutcomesOptions({ limit: recent, offset: 0 }));
  const rows = useMemo(() => query.data?.rows ?? [], [query.data]);
  const last = useMemo(() => lastRuns(outcomes.data?.rows ?? []), [outcomes.data]);
  const groups = useMemo(() => groupsOf(rows, search), [rows, search]);
  const layout = search.layout ?? "cards";
  const isFiltered = search.query !== undefined || search.category !== undefined;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title="Playbooks"
        titleExtra={
          <AccessGate action={createPlaybook.action} resource={createPlaybook.resource}>
            <Button asChild>
              <Link to="/playbooks/add">
                <Plus size={14} aria-hidden />{" "}
                <VisuallyHidden on="tablet">Add Playbook</VisuallyHidden>
              </Link>
            </Button>
          </AccessGate>
        }
        refresh={{
          onRefresh: () => void Promise.all([query.refetch(), outcomes.refetch()]),
          isRefreshing: query.isFetching,
        }}
      />
      <PlaybookTabs value="playbooks" />
      <FilterBar
        label="Filters of the playbooks"
        set={search.category === undefined ? 0 : 1}
        search={
          <SearchBox
            label="Search playbooks"
            value={search.query ?? ""}
            onChange={(text) => onSearch({ query: text.trim() || undefined })}
            hotkey
          />
        }
      >
        <PickOne
          label="Category"
          options={[
            { value: "", label: "All" },
            ...categoriesOf(rows).map((value) => ({ value, label: value })),
          ]}
          value={search.category ?? ""}
          onChange={(category) => onSearch({ category: category || undefined })}
        />
        <Segmented
          label="Layout"
          iconOnly
          items={[
            { value: "cards", label: "Cards", icon: LayoutGrid },
            { value: "list", label: "List", icon: List },
          ]}
          value={layout}
          onChange={(next) => onSearch({ layout: next === "cards" ? undefined : next })}
        />
      </FilterBar>
      {query.error ? <QueryError title="The playbooks could not be loaded" query={query} /> : null}
      {query.isPending ? (
        <Skeleton rows={8} />
      ) : groups.length === 0 && !query.error ? (
        <Empty
          isFiltered={isFiltered}
          onClear={() => onSearch({ query: undefined, category: undefined })}
        />
      ) : (
        groups.map(({ category, playbooks }) => (
          <section key={category} className={styles["group"]} aria-label={category}>
            <h2 className={styles["category"]}>
              {category} <span className={styles["faint"]}>{playbooks.length}</span>
            </h2>
            <ul className={styles["cards"]} data-layout={layout}>
              {playbooks.map((playbook) => (
                <PlaybookCard
                  key={playbook.id}
                  playbook={playbook}
                  runs={last.get(playbook.id) ?? []}
                  onRun={() => onSearch({ run: playbook.id }, { push: true })}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      {search.run !== undefined && (
        <Suspense fallback={null}>
          <RunDialog
            playbookId={search.run}
            start={startIn(search)}
            onClose={() => onSearch({ run: undefined })}
          />
        </Suspense>
      )}
    </div>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={CirclePlay}
      title="No playbook matches"
      text="No title, name, description or category holds what you look for."
      action={<Button onClick={onClear}>Show all</Button>}
    />
  ) : (
    <EmptyState
      icon={CirclePlay}
      title="No playbooks yet"
      text="A playbook is a series of actions that people, events or calls start: restart, scale, diagnose."
      action={
        <AccessGate action={createPlaybook.action} resource={createPlaybook.resource}>
          <Button asChild>
            <Link to="/playbooks/add">Add Playbook</Link>
          </Button>
        </AccessGate>
      }
    />
  );
}
