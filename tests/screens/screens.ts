import { createRouter } from "@tanstack/react-router";
import { newQueryClient } from "~/api/queryClient";
import { routeTree } from "~generated/routeTree.gen";

/** Some record; the backend of these tests does not look at ids. */
const id = "01900000-0001-7000-8000-000000000001";

/** What stands for the parameters of paths. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  $table: ["teams", "incident_rules", "topologies", "canaries", "logging_backends"],
  $type: ["scrapers", "topologies", "logging_backends"],
  $id: [id],
  $viewId: [id],
  $namespace: ["platform"],
  $name: ["pods"],
  $resourceId: [id],
};

/** Pages that read nothing, lead elsewhere at once, or have their form without having read anything. */
const quiet = new Set([
  "/",
  "/$",
  "/config/$",
  "/configs",
  "/notifications/messages",
  "/settings",
  "/settings/about/contract",
  "/settings/log-backends",
  "/settings/organization",
  "/settings/organization/$",
  "/why",
]);
const isQuiet = (path: string) => quiet.has(path) || path.endsWith("/add");

const filled = (path: string): string[] => {
  const name = /\$\w+/.exec(path)?.[0];
  if (name === undefined) return [path];
  return (parameters[name] ?? []).flatMap((value) => filled(path.replace(name, value)));
};

const { routesByPath } = createRouter({ routeTree, context: { queryClient: newQueryClient() } });
const paths = Object.values(routesByPath)
  .filter((route) => route.id.startsWith("/_app/"))
  .map(({ fullPath }) => fullPath.replace(/(?<=.)\/$/, ""))
  .filter((path) => !isQuiet(path));

/** Addresses of all pages of the console that read something when they open, from its routes. */
export const pages = [...new Set(paths.flatMap(filled))].toSorted();

/** The lists among them. */
export const lists = pages.filter((path) => !path.includes(id));

/** Records that open over their list with reads of their own. */
export const dialogs = [
  `/health?checkId=${id}`,
  `/notifications/rules?id=${id}`,
  ...["agents", "connections", "permissions", "scopes", "users"].map(
    (name) => `/settings/${name}?id=${id}`,
  ),
];
