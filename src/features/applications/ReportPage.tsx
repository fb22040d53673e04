import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Braces, ClipboardList, Printer } from "lucide-react";
import { getApplicationReportOptions } from "~generated/application/@tanstack/react-query.gen";
import { NotFound } from "~/api/errors";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { saveText } from "~/ui/text/saveFile";
import { PageHeader } from "~/components/page/PageHeader";
import { Button } from "~/ui/button/Button";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Toggle } from "~/ui/field/Toggle";
import { PaperTime } from "~/ui/time/PaperTime";
import { printAs } from "./printAs";
import { ReportSections } from "./ReportSections";
import type { ReportSearch } from "./reportSearch";
import styles from "./applications.module.css";

interface Props {
  namespace: string;
  name: string;
  search: ReportSearch;
  onSearch: SearchChange<ReportSearch>;
}

const today = () => new Date().toISOString().slice(0, 10);

/** The audit report of an application (spec 1 §2), as it is read and as it is printed. */
export function ReportPage({ namespace, name, search, onSearch }: Props) {
  const query = useQuery({
    ...getApplicationReportOptions({ path: { namespace, name } }),
    staleTime: 0,
  });
  const { data, error } = query;
  if (error instanceof NotFound && !data)
    return (
      <>
        <PageHeader
          title="Application not found"
          trail={<Link to="/applications">Applications</Link>}
        />
        <div className={styles["waiting"]}>
          <QueryError title={`There is no application ${namespace}/${name}`} query={query} />
        </div>
      </>
    );
  const file = `audit-report-${today()}`;
  return (
    <>
      <PageHeader
        title={data?.name ?? name}
        trail={<Link to="/applications">Applications</Link>}
        icon={<ClipboardList size={16} aria-hidden />}
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
        actions={
          data ? (
            <span className={styles["actions"]}>
              <Toggle
                label="Print View"
                checked={search.print === true}
                onChange={(print) => onSearch({ print: print || undefined })}
              />
              <Button
                icon={Braces}
                aria-label="Export as JSON"
                onClick={() =>
                  saveText(`${file}.json`, JSON.stringify([data], null, 2), "application/json")
                }
              >
                <span className={styles["words"]}>Export as </span>JSON
              </Button>
              <Button
                icon={Printer}
                variant="primary"
                aria-label="Export as PDF"
                onClick={() => printAs(file)}
              >
                <span className={styles["words"]}>Export as </span>PDF
              </Button>
            </span>
          ) : undefined
        }
      />
      {data ? (
        <div className={styles["report"]} data-print={search.print || undefined}>
          <article className={styles["sheet"]} aria-label={`Audit report of ${data.name}`}>
            <header className={styles["head"]}>
              <span>
                <b>{data.name}</b> Application audit
              </span>
              <PaperTime value={new Date(query.dataUpdatedAt).toISOString()} />
            </header>
            <ReportSections report={data} at={query.dataUpdatedAt} />
          </article>
        </div>
      ) : (
        <div className={styles["waiting"]}>
          {query.isError ? (
            <QueryError title="Failed to fetch audit data" query={query} />
          ) : (
            <>
              <output>Loading audit report...</output>
              <Skeleton rows={12} />
            </>
          )}
        </div>
      )}
    </>
  );
}
