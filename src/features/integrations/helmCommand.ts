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

/**
 * Shell commands that install a chart with Helm, or bring it up to date. The values come from a here-document whose
 * quoted delimiter keeps the shell from reading them.
 */
export function helmCommand(release: Release): string {
  const { name, namespace, labels, chart, repository, values } = release;
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  const install = [
    `helm upgrade --install ${shellQuoted(name)} ${shellQuoted(`${repositoryName}/${chart}`)}`,
    `--namespace ${shellQuoted(namespace)} --create-namespace`,
    ...(pairs.length > 0 ? [`--labels ${shellQuoted(pairs.join(","))}`] : []),
  ];
  const lines = [
    `helm repo add ${repositoryName} ${shellQuoted(repository)}`,
    `helm repo update ${repositoryName}`,
  ];
  if (Object.keys(values).length === 0)
    return `${[...lines, install.join(" \\\n  ")].join("\n")}\n`;
  const yaml = quotedYaml(values);
  const end = delimiter(yaml);
  const command = [...install, `--values - <<'${end}'`].join(" \\\n  ");
  return `${[...lines, command].join("\n")}\n${yaml}${end}\n`;
}
