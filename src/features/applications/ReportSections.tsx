import type { ApplicationReport } from "~generated/application/types.gen";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { PropertyValue } from "~/components/properties/PropertyValue";
import { propertyLabel, shownProperties } from "~/components/properties/propertyView";
import { ViewResultBody } from "~/components/view/ViewResultBody";
import { formatBytes } from "~/lib/text/bytes";
import { formatCost } from "~/lib/text/cost";
import { CalendarHeat } from "~/ui/chart/CalendarHeat";
import {
  averageResolution,
  averageSize,
  backupDays,
  countsBy,
  isOpen,
  isSuccess,
  latest,
  spanText,
} from "./reportFigures";
import { ApplicationUptime } from "./ApplicationUptime";
import { Section, Shares, Tiles } from "./reportParts";
import {
  authenticationColumns,
  locationColumns,
  repositoryColumns,
  toolColumns,
  versionColumns,
  backupColumns,
  changeColumns,
  findingColumns,
  incidentColumns,
  restoreColumns,
  userColumns,
} from "./reportTables";
import { ReportTable } from "./ReportTable";
import styles from "./applications.module.css";

type Props = { report: ApplicationReport };

function Details({ report }: Props) {
  const properties = shownProperties(report.properties);
  return (
    <Section title="Application Details">
      {report.description ? <p className={styles["about"]}>{report.description}</p> : null}
      <dl className={styles["facts"]}>
        {report.type ? (
          <div>
            <dt>Type</dt>
            <dd>{report.type}</dd>
          </div>
        ) : null}
        {properties.map((property, at) => (
          <div key={`${property.name ?? ""} ${at}`}>
            <dt>{propertyLabel(property)}</dt>
            <dd>
              <PropertyValue property={property} />
            </dd>
          </div>
        ))}
        {report.cost ? (
          <div>
            <dt>Cost</dt>
            <dd>
              {formatCost(report.cost.monthly)} a month, {formatCost(report.cost.annual)} a year
            </dd>
          </div>
        ) : null}
      </dl>
    </Section>
  );
}

function Access({ report }: Props) {
  const { users, authentication } = report.accessControl;
  return (
    <>
      {users ? (
        <Section title="Users & Roles" count={users.length}>
          <ReportTable label="Users and roles" columns={userColumns} rows={users} />
        </Section>
      ) : null}
      {authentication ? (
        <Section title="Authentication Methods" count={authentication.length}>
          <ReportTable
            label="Authentication methods"
            rows={authentication}
            columns={authenticationColumns}
          />
        </Section>
      ) : null}
    </>
  );
}

function Incidents({ report }: Props) {
  const incidents = report.incidents ?? [];
  const open = incidents.filter(isOpen);
  const resolution = averageResolution(incidents);
  return (
    <Section title="Incidents" count={incidents.length}>
      <Tiles
        tiles={[
          { label: "Open Incidents", value: open.length, note: bySeverity(open) },
          {
            label: "Average Resolution Time",
            value: resolution === undefined ? "-" : `${(resolution / 3_600_000).toFixed(1)}h`,
          },
        ]}
      />
      <Shares title="By severity" counts={countsBy(incidents, ({ severity }) => severity)} />
      <ReportTable label="Incidents" columns={incidentColumns} rows={incidents} />
    </Section>
  );
}

const bySeverity = (rows: readonly { severity: string }[]): string =>
  countsBy(rows, ({ severity }) => severity)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(", ");

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function Backups({ report, at }: Props & { at: number }) {
  const backups = report.backups ?? [];
  const size = averageSize(backups);
  const good = backups.filter(({ status }) => isSuccess(status)).length;
  const last = latest(backups);
  const databases = countsBy(backups, ({ database }) => database);
  const today = dayOf(at);
  return (
    <Section title="Recent Backups" count={backups.length}>
      <Tiles
        tiles={[
          { label: "Average Backup Size", value: size === undefined ? "-" : formatBytes(size) },
          {
            label: "Backup Success Rate",
            value: backups.length === 0 ? "-" : `${((good / backups.length) * 100).toFixed(1)}%`,
            note: backups.length === 0 ? "" : `${good} of ${backups.length}`,
          },
          {
            label: "Last Backup Age",
            value: last ? spanText(at - Date.parse(last.date)) : "-",
            note: last?.status ?? "",
          },
          { label: "Databases", value: databases.length },
        ]}
      />
      {databases.map(([database]) => (
        <div key={database} className={styles["heat"]}>
          <h3>{database}</h3>
          <CalendarHeat
            label={`Backups of ${database}`}
            days={backupDays(backups.filter((one) => one.database === database))}
            from={dayOf(at - 364 * DAY)}
            to={today}
          />
        </div>
      ))}
      <ul className={styles["legend"]}>
        <li data-tone="good">All successful</li>
        <li data-tone="mixed">Mostly successful</li>
        <li data-tone="bad">Mostly failed</li>
        <li>No backups</li>
      </ul>
      <ReportTable label="Recent backups" columns={backupColumns} rows={backups} />
    </Section>
  );
}

function Findings({ report }: Props) {
  const findings = report.findings ?? [];
  return (
    <Section title="Security Findings" count={findings.length}>
      <div className={styles["pair"]}>
        <Shares title="By type" counts={countsBy(findings, ({ type }) => type)} />
        <Shares title="By severity" counts={countsBy(findings, ({ severity }) => severity)} />
      </div>
      <ReportTable label="Security findings" columns={findingColumns} rows={findings} />
    </Section>
  );
}

function Monitoring({
  report,
  monitoring,
}: Props & { monitoring: NonNullable<ApplicationReport["monitoring"]> }) {
  const { alertsConfigured, alertsFired, uptime, apdex, tools } = monitoring;
  return (
    <Section title="Monitoring">
      <Tiles
        tiles={[
          { label: "Alerts Configured", value: alertsConfigured },
          { label: "Alerts Fired", value: alertsFired },
          { label: "Uptime", value: `${uptime.toFixed(2)}%` },
          { label: "Apdex Score", value: apdex.toFixed(2) },
        ]}
      />
      <ApplicationUptime id={report.id} name={report.name} />
      <ReportTable label="Monitoring tools" rows={tools} columns={toolColumns} />
    </Section>
  );
}

function Version({ report }: Props) {
  const { version, repositories = [] } = report;
  if (!version && repositories.length === 0) return null;
  return (
    <Section title="Version Information">
      {repositories.length > 0 ? (
        <ReportTable label="Repositories" rows={repositories} columns={repositoryColumns} />
      ) : null}
      {version ? <ReportTable label="Version" rows={[version]} columns={versionColumns} /> : null}
    </Section>
  );
}

/**
 * Every section that the report has data for (facts 3.2). One that breaks leaves the others.
 * @param at when the report was made, ms since 1970: ages count from there.
 */
export function ReportSections({ report, at }: Props & { at: number }) {
  const { changes, incidents, backups, restores, findings, monitoring, sections, locations } =
    report;
  const parts = [
    <Details key="details" report={report} />,
    <Access key="access" report={report} />,
    changes ? (
      <Section key="changes" title="Changes" count={changes.length}>
        <ReportTable label="Changes" columns={changeColumns} rows={changes} />
      </Section>
    ) : null,
    incidents ? <Incidents key="incidents" report={report} /> : null,
    backups ? <Backups key="backups" report={report} at={at} /> : null,
    restores ? (
      <Section key="restores" title="Recent Restores" count={restores.length}>
        <ReportTable label="Recent restores" columns={restoreColumns} rows={restores} />
      </Section>
    ) : null,
    findings ? <Findings key="findings" report={report} /> : null,
    monitoring ? <Monitoring key="monitoring" report={report} monitoring={monitoring} /> : null,
    <Version key="version" report={report} />,
    ...(sections ?? []).map((section, at) => (
      <Section key={`${section.name} ${at}`} title={section.title || section.name}>
        <ViewResultBody result={section} isOnPaper />
      </Section>
    )),
    locations ? (
      <Section key="locations" title="Locations" count={locations.length}>
        <ReportTable label="Locations" rows={locations} columns={locationColumns} />
      </Section>
    ) : null,
  ];
  return parts.map((part) =>
    part === null ? null : (
      <PanelBoundary key={part.key} resetKey={report}>
        {part}
      </PanelBoundary>
    ),
  );
}
