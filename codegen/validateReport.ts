import { checkDocument, pathText, type DocumentOptions } from "~/lib/json/documents";
import { readYamlDocuments } from "~/lib/yaml/yamlDocuments";

/** What is wrong in a file, where. */
export interface Finding {
  severity: "error" | "warning";
  /** From 1. */
  line: number;
  path: string;
  message: string;
}

/** What was found of one document of a file; without a kind where its text cannot be read. */
export interface DocumentReport {
  file: string;
  line: number;
  kind: string;
  name: string;
  findings: Finding[];
}

/** Marks of a chart's template in the text: its actions, or what it reads. */
const helm =
  /\{\{-?\s*(?:if|else|end|range|with|include|template|define|block|toYaml|tpl|\$?\.(?:Values|Release|Chart|Files|Capabilities|Template))\b/;

const unread = (file: string, findings: Finding[]): DocumentReport => ({
  file,
  line: findings[0]?.line ?? 1,
  kind: "",
  name: "",
  findings,
});

/** A file that holds no document to look at. */
export const refused = (
  file: string,
  message: string,
  severity: Finding["severity"] = "error",
): DocumentReport => unread(file, [{ severity, line: 1, path: "(document)", message }]);

/** Checks the documents of one file. A chart's template is named as such: only what it renders to can be judged. */
export function reportsOf(file: string, text: string, options: DocumentOptions): DocumentReport[] {
  const documents = readYamlDocuments(text);
  if (documents.length === 0) return [refused(file, "no document in it")];
  if (helm.test(text) && documents.some(({ issues }) => issues.length > 0))
    return [
      refused(
        file,
        "a Helm template, which is not checked: check what it renders to (helm template … | npm run validate -- -)",
        "warning",
      ),
    ];
  return documents.flatMap(({ value, issues, warnings, lineOf }) => {
    if (issues.length > 0)
      return [
        unread(
          file,
          issues.map((issue): Finding => ({ severity: "error", path: "(document)", ...issue })),
        ),
      ];
    const reports = checkDocument(value, options).map((document): DocumentReport => ({
      file,
      line: lineOf(document.path),
      kind: document.kind,
      name: document.name,
      findings: document.issues.map(({ path, message, severity }): Finding => ({
        severity: severity ?? "error",
        line: lineOf(path),
        path: pathText(path),
        message,
      })),
    }));
    const told = new Set(reports.flatMap(({ findings }) => findings.map(({ line }) => line)));
    for (const { line, message } of warnings) {
      // A field that takes true or false has said the same already.
      if (told.has(line)) continue;
      const report = reports.findLast((one) => one.line <= line) ?? reports[0];
      report?.findings.push({ severity: "warning", line, path: "(text)", message });
    }
    for (const { findings } of reports) findings.sort((left, right) => left.line - right.line);
    return reports;
  });
}

/** The same with every warning an error. */
export const strictly = (reports: readonly DocumentReport[]): DocumentReport[] =>
  reports.map((report) => ({
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, severity: "error" })),
  }));

export const isRefused = ({ findings }: DocumentReport): boolean =>
  findings.some(({ severity }) => severity === "error");

const count = (reports: readonly DocumentReport[], severity: Finding["severity"]) =>
  reports.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity)
    .length;

/** Text on one line: control characters, which a name may hold, would break the format. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ").trim();

/** Lines for people: each finding, and `ok KIND NAME` for each document that is acceptable. */
export const linesOf = (reports: readonly DocumentReport[]): string[] =>
  reports.flatMap((report) => {
    const { file, kind, name, findings } = report;
    return [
      ...findings.map(({ severity, line, path, message }) =>
        oneLine(`${severity} ${file}:${line} ${path} ${message}`),
      ),
      ...(kind !== "" && !isRefused(report) ? [oneLine(`ok ${kind} ${name || "-"}`)] : []),
    ];
  });

/** The same for programs, on one line. */
export const jsonOf = (reports: readonly DocumentReport[]): string =>
  JSON.stringify({
    documents: reports,
    errors: count(reports, "error"),
    warnings: count(reports, "warning"),
  });
