import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { contractVersion, shippedPackages, type ShippedPackage } from "~generated/about";
import { operations } from "~generated/operations";
import { getBackendVersionOptions } from "~generated/canary/@tanstack/react-query.gen";
import { getSandboxStatusOptions } from "~generated/sandbox/@tanstack/react-query.gen";
import { config } from "~/api/config";
import { driftReport } from "~/api/drift";
import { QueryError } from "~/components/errors/QueryError";
import { BuiltLink } from "~/components/links/BuiltLink";
import { PageHeader } from "~/components/page/PageHeader";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { formatBytes } from "~/lib/text/bytes";
import { SearchBox } from "~/ui/field/SearchBox";
import { StatusDot } from "~/ui/feedback/StatusDot";
import styles from "./AboutPage.module.css";

/** Settings → About: which console, backend and contract meet here, how the sandbox is doing, and what is shipped. */
export function AboutPage() {
  const { productName, version, sandbox } = config();
  const backend = useQuery(getBackendVersionOptions());
  const differences = useSyncExternalStore(driftReport.subscribe, driftReport.read).length;
  return (
    <>
      <PageHeader title="About" />
      <div className={styles["page"]}>
        <section aria-label="Versions">
          <Facts>
            <Fact label={productName}>{version}</Fact>
            <Fact label="Backend">
              {backend.error ? "Not known" : backend.data ? backend.data.Version || "NA" : "..."}
            </Fact>
            <Fact label="Contract">
              {contractVersion}, {Object.keys(operations).length.toLocaleString("en")} operations
            </Fact>
            <Fact label="Differences seen">
              <BuiltLink path="/settings/about/contract">
                {differences === 0
                  ? "None in this tab"
                  : `${differences.toLocaleString("en")} in this tab`}
              </BuiltLink>
            </Fact>
          </Facts>
          {backend.error ? (
            <QueryError title="The version of the backend could not be loaded" query={backend} />
          ) : null}
        </section>
        {sandbox ? <Sandbox /> : null}
        <Licences />
      </div>
    </>
  );
}

/** How the stand-in backend is doing; asked again while the page is in sight. */
function Sandbox() {
  const query = useQuery({ ...getSandboxStatusOptions(), refetchInterval: 10_000 });
  const { data, error } = query;
  return (
    <section aria-labelledby="about-sandbox">
      <h2 id="about-sandbox" className={styles["title"]}>
        Sandbox
      </h2>
      {data ? (
        <Facts>
          <Fact label="Health">
            <StatusDot
              tone={data.events_failed > 0 ? "mixed" : "good"}
              label={
                data.events_failed > 0
                  ? `${data.events_failed.toLocaleString("en")} failed ${data.events_failed === 1 ? "event" : "events"}`
                  : "Well"
              }
              showLabel
            />
          </Fact>
          <Fact label="Events waiting">{data.events_waiting.toLocaleString("en")}</Fact>
          <Fact label="Last check">
            <Moment value={data.last_check_at} />
          </Fact>
          <Fact label="Running since">
            <Moment value={data.started_at} />
          </Fact>
          <Fact label="Database">{formatBytes(data.database_bytes)}</Fact>
          <Fact label="Catalog items">{data.config_items.toLocaleString("en")}</Fact>
          <Fact label="Components">{data.components.toLocaleString("en")}</Fact>
          <Fact label="Checks">{data.checks.toLocaleString("en")}</Fact>
        </Facts>
      ) : error ? (
        <QueryError title="The state of the sandbox could not be loaded" query={query} />
      ) : (
        "..."
      )}
    </section>
  );
}

const fits = ({ name, licence }: ShippedPackage, text: string) =>
  `${name} ${licence}`.toLowerCase().includes(text);

/** Packages that the console ships, with their licences, from the lockfile that it was built with. */
function Licences() {
  const [text, setText] = useState("");
  const rows = useMemo(
    () => shippedPackages.filter((one) => fits(one, text.trim().toLowerCase())),
    [text],
  );
  return (
    <section aria-labelledby="about-licences">
      <h2 id="about-licences" className={styles["title"]}>
        Licences
      </h2>
      <p className={styles["faint"]}>
        {config().productName} itself is under Apache-2.0. It is built with{" "}
        {shippedPackages.length.toLocaleString("en")} packages:
      </p>
      <SearchBox label="Search packages or licences" value={text} onChange={setText} />
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version, licence }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className={styles["faint"]}>No package fits.</p> : null}
    </section>
  );
}
