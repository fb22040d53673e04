import { shippedPackages } from "~generated/about";
import { settingsReference } from "~/server/settingsReference";

/** Packages beside each other under one heading a licence, so that a rare one stands out. */
function licencesPage(): string {
  const licences = [...new Set(shippedPackages.map(({ licence }) => licence))].toSorted();
  const parts = licences.map((licence) => {
    const names = shippedPackages
      .filter((entry) => entry.licence === licence)
      .map(({ name, version }) => `\`${name}\` ${version}`);
    return `## ${licence}\n\n${names.join(", ")}.`;
  });
  return `# Licences of what ships

Written by \`npm run docs:pages\` from \`package-lock.json\`; Settings → About shows the same list. Quarterdeck itself is
under the Apache License 2.0 (\`LICENSE\`). ${shippedPackages.length} packages ship with the console, its server or its sandbox; the file that
\`npm run package\` makes carries the texts of their licences.

${parts.join("\n\n")}
`;
}

/** Pages of `docs/` that are written from something else: their text by file name. */
export const docPages = (): ReadonlyMap<string, string> =>
  new Map([
    ["environment.md", settingsReference()],
    ["licences.md", licencesPage()],
  ]);
