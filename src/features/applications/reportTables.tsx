import type {
  ApplicationAuthentication,
  ApplicationLocation,
  ApplicationMonitoringTool,
  ApplicationRepository,
  ApplicationVersion,
  ApplicationBackup,
  ApplicationChange,
  ApplicationFinding,
  ApplicationIncident,
  ApplicationRestore,
  ApplicationUser,
} from "~generated/application/types.gen";
import { TechIcon } from "~/components/icons/TechIcon";
import { toInstant } from "~/lib/time/instant";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { PaperTime } from "~/ui/time/PaperTime";
import { spanText } from "./reportFigures";
import { Address, FindingType, StatusWord, Web } from "./reportParts";
import type { ReportColumn } from "./ReportTable";
import styles from "./applications.module.css";

/** A column of points in time. */
const moment = <Row,>(
  header: string,
  value: (row: Row) => string | undefined,
): ReportColumn<Row> => ({
  header,
  value: (row) => toInstant(value(row))?.toISOString(),
  cell: (row) => <PaperTime value={value(row)} />,
});

const status = <Row,>(header: string, value: (row: Row) => string): ReportColumn<Row> => ({
  header,
  value,
  cell: (row) => <StatusWord word={value(row)} />,
});

const severity = <Row,>(value: (row: Row) => string): ReportColumn<Row> => ({
  header: "Severity",
  value,
  cell: (row) => <SeverityMark severity={value(row)} showLabel />,
});

export const userColumns: readonly ReportColumn<ApplicationUser>[] = [
  { header: "Name", value: ({ name }) => name },
  {
    header: "Email",
    value: ({ email }) => email,
    cell: ({ email }) => <Address email={email} />,
  },
  { header: "Role", value: ({ role }) => role },
  moment("Created", ({ created }) => created),
  moment("Last Login", ({ lastLogin }) => lastLogin),
  moment("Last Access Review", ({ lastAccessReview }) => lastAccessReview),
];

export const changeColumns: readonly ReportColumn<ApplicationChange>[] = [
  {
    header: "Change ID",
    value: ({ id }) => id,
    // Ids begin with their time, which is the next column: their ends tell them apart.
    cell: ({ id }) => (
      <span title={id} className={styles["whole"]}>
        {id.slice(-8)}
      </span>
    ),
  },
  moment("Date", ({ date }) => date),
  { header: "User", value: ({ user }) => user },
  { header: "Description", value: ({ description }) => description },
  status("Status", ({ status: word }) => word),
];

/** How long an incident took; one that runs, until now. */
const took = ({ date, resolvedDate }: ApplicationIncident): number =>
  Math.max(0, (toInstant(resolvedDate)?.getTime() ?? Date.now()) - Date.parse(date));

export const incidentColumns: readonly ReportColumn<ApplicationIncident>[] = [
  moment("Date", ({ date }) => date),
  severity(({ severity: word }) => word),
  { header: "Description", value: ({ description }) => description },
  status("Status", ({ status: word }) => word),
  {
    header: "Duration",
    value: (row) => Math.round(took(row) / 60_000),
    cell: (row) => spanText(took(row)),
    isNumber: true,
  },
  moment("Resolved Date", ({ resolvedDate }) => resolvedDate),
];

export const backupColumns: readonly ReportColumn<ApplicationBackup>[] = [
  { header: "Database", value: ({ database }) => database },
  moment("Date", ({ date }) => date),
  { header: "Size", value: ({ size }) => size, isNumber: true },
  status("Status", ({ status: word }) => word),
  { header: "Source", value: ({ source }) => source },
  { header: "Error", value: ({ error }) => error },
];

export const restoreColumns: readonly ReportColumn<ApplicationRestore>[] = [
  { header: "Database", value: ({ database }) => database },
  moment("Date", ({ date }) => date),
  { header: "Source", value: ({ source }) => source },
  status("Status", ({ status: word }) => word),
  moment("Completed Date", ({ completedAt }) => completedAt),
];

export const findingColumns: readonly ReportColumn<ApplicationFinding>[] = [
  {
    header: "Type",
    value: ({ type }) => type,
    cell: ({ type }) => <FindingType type={type} />,
  },
  severity(({ severity: word }) => word),
  { header: "Title", value: ({ title }) => title },
  { header: "Description", value: ({ description }) => description },
  moment("First Observed", ({ date }) => date),
  moment("Last Observed", ({ lastObserved }) => lastObserved),
  status("Status", ({ status: word }) => word),
];

export const authenticationColumns: readonly ReportColumn<ApplicationAuthentication>[] = [
  { header: "Name", value: ({ name }) => name },
  { header: "Type", value: ({ type }) => type.toUpperCase() },
  { header: "MFA Type", value: ({ mfa }) => mfa?.type },
  { header: "MFA Enforcement", value: ({ mfa }) => mfa?.enforced },
  {
    header: "Password Expiry",
    value: ({ properties }) => properties?.["passwordExpiry"],
  },
  {
    header: "Password Strength",
    value: ({ properties }) => properties?.["passwordStrength"],
  },
  { header: "Provider", value: ({ properties }) => properties?.["provider"] },
];

export const toolColumns: readonly ReportColumn<ApplicationMonitoringTool>[] = [
  { header: "Name", value: ({ name }) => name },
  { header: "Purpose", value: ({ purpose }) => purpose },
  { header: "Type", value: ({ type }) => type },
  {
    header: "Dashboard",
    value: ({ url }) => url,
    cell: ({ url, name }) => <Web url={url} label={`View Dashboard of ${name}`} />,
  },
];

export const repositoryColumns: readonly ReportColumn<ApplicationRepository>[] = [
  { header: "Repository", value: ({ name }) => name },
  { header: "Kind", value: ({ type }) => type },
  { header: "Address", value: ({ url }) => url, cell: ({ url }) => <Web url={url} /> },
];

export const versionColumns: readonly ReportColumn<ApplicationVersion>[] = [
  { header: "Number", value: ({ number }) => number },
  moment("Released", ({ released }) => released),
  moment("Deployed", ({ deployed }) => deployed),
  { header: "Git Tag", value: ({ gitTag }) => gitTag },
  { header: "Repo Name", value: ({ repoName }) => repoName },
  { header: "Created By", value: ({ createdBy }) => createdBy },
  { header: "Authorized By", value: ({ authorizedBy }) => authorizedBy },
];

export const locationColumns: readonly ReportColumn<ApplicationLocation>[] = [
  {
    header: "Provider",
    value: ({ provider }) => provider,
    cell: ({ provider }) => (
      <span className={styles["provider"]}>
        <TechIcon name={provider} size={16} /> {provider}
      </span>
    ),
  },
  { header: "Account", value: ({ account }) => account },
  { header: "Name", value: ({ name }) => name },
  { header: "Purpose", value: ({ purpose }) => purpose },
  { header: "Region", value: ({ region }) => region },
  { header: "Resources", value: ({ resourceCount }) => resourceCount, isNumber: true },
];
