import { shellQuoted } from "~/lib/text/shellQuoted";
import { quotedYaml } from "./quotedYaml";
import { repositoryName, type Release } from "./release";

/** A line that the text does not hold. */
function delimiter(text: string): string {
  const lines = new Set(text.split("\n"));
  let word = "EOF";
  while (lines.has(word)) word += "_";
  return word;
}

function install({ name, namespace, labels, chart, values }: Release): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  const lines = [
    `helm upgrade --install ${shellQuoted(name)} ${shellQuoted(`${repositoryName}/${chart}`)}`,
    `--namespace ${shellQuoted(namespace)} --create-namespace`,
    ...(pairs.length > 0 ? [`--labels ${shellQuoted(pairs.join(","))}`] : []),
  ];
  if (Object.keys(values).length === 0) return `${lines.join(" \\\n  ")}\n`;
  const yaml = quotedYaml(values);
  const end = delimiter(yaml);
  return `${[...lines, `--values - <<'${end}'`].join(" \\\n  ")}\n${yaml}${end}\n`;
}

/**
 * Shell commands that install a chart with Helm, or bring it up to date. The values come from a here-document whose
 * quoted delimiter keeps the shell from reading them.
 * @param others further releases from the same repository.
 */
export function helmCommand(release: Release, ...others: readonly Release[]): string {
  const lines = [
    `helm repo add ${repositoryName} ${shellQuoted(release.repository)}`,
    `helm repo update ${repositoryName}`,
  ];
  return `${lines.join("\n")}\n${[release, ...others].map(install).join("")}`;
}
