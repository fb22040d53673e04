import { shippedPackages } from "~generated/about";
import { settingsReference } from "~/server/settingsReference";
import { shots } from "../tests/pictures/shots";

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

/** Every picture, as the reader's own theme has it. */
const picturesPage = (): string => `# Pictures

Taken by \`npm run pictures\` from a fresh sandbox; \`tests/pictures/shots.ts\` says of what.

${shots
  .map(({ name, alt }) =>
    [
      "<picture>",
      `  <source media="(prefers-color-scheme: dark)" srcset="pictures/${name}-dark.png">`,
      `  <img alt="${alt}" src="pictures/${name}-light.png">`,
      "</picture>",
      "",
      `*${alt}.*`,
    ].join("\n"),
  )
  .join("\n\n")}
`;

/** Pages of `docs/` that are written from something else: their text by file name. */
export const docPages = (): ReadonlyMap<string, string> =>
  new Map([
    ["environment.md", settingsReference()],
    ["pictures.md", picturesPage()],
    ["licences.md", licencesPage()],
  ]);
