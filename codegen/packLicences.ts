import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shippedPackages } from "~generated/about";

const isLicence = (name: string): boolean => /^(?:licen[cs]e|copying|notice)/i.test(name);

/** The files with licence texts in a package's folder; a few packages have none. */
function textsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim());
}

/**
 * Names, versions and licence texts of everything that ships, for the packed file.
 * @param root folder that holds node_modules.
 */
export function licenceTexts(root: string): string {
  const parts = shippedPackages.map(({ name, version, licence }) => {
    const texts = textsOf(join(root, "node_modules", name));
    return [
      `${name} ${version} (${licence})`,
      ...(texts.length > 0
        ? texts
        : [`The package names its licence, ${licence}, and carries no text of it.`]),
    ].join("\n\n");
  });
  const line = `\n\n${"-".repeat(80)}\n\n`;
  return `Packages that are part of Quarterdeck, and their licences.${line}${parts.join(line)}\n`;
}
