import { cleanup, configure, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { backend, examples } from "./answers";
import { openConsole } from "./openConsole";
import { screenServer } from "./screenServer";

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const server = screenServer();

/** Roles as whoami lists them, and whether they may work on incidents (spec 1 §6). */
const roles: [roles: string[], mayWrite: boolean][] = [
  [["admin"], true],
  [["editor"], true],
  [["commander"], true],
  [["responder"], true],
  // Backends list inherited roles too, and repeat them.
  [["responder", "viewer", "viewer"], true],
  [["viewer"], false],
  [["guest"], false],
  [["viewer", "unheard-of"], false],
];

const [incident] = (examples["incidentDetail"] ?? []) as {
  id: string;
  hypotheses: { id: string; evidences: { id: string }[] }[];
}[];

/** Every control of an incident that writes. */
const controls = [
  "Edit title",
  "Edit description",
  /^Type: /,
  /^Status: /,
  /^Priority: /,
  "Add definition of done",
  "Add Responders",
  /^Delete responder /,
  /^Status of /,
  /^Actions for the evidence /,
  /^Actions for (?!the )/,
  "Add factor",
  "Add evidence",
  "Comment",
];

it.each(roles)("%j finds the controls of an incident: %s", async (held, mayWrite) => {
  server.use(...backend("one", held));
  openConsole(`/incidents/${incident?.id}?tab=plan&comments=true`);
  await screen.findByRole("tab", { name: /Action Plan/, selected: true });
  await screen.findByRole("region", { name: "Responders" });
  await screen.findAllByRole("heading", { level: 3 });
  if (mayWrite) await screen.findByRole("button", { name: "Edit title" });
  // Whoever may not write reads all of it.
  await screen.findByText("Commander");
  for (const name of controls)
    expect(screen.queryAllByRole("button", { name }).length > 0, String(name)).toBe(mayWrite);
  expect(screen.queryAllByRole("form", { name: /^Comment/ }).length > 0).toBe(mayWrite);
});

it.each(roles)("%j may create an incident and attach evidence: %s", async (held, mayWrite) => {
  server.use(...backend("one", held));
  openConsole("/incidents");
  await screen.findAllByRole("row");
  await waitFor(() => {
    const add = screen.queryByRole("button", { name: "Create incident" });
    expect(add !== null && add.getAttribute("aria-disabled") !== "true").toBe(mayWrite);
  });
  cleanup();
  openConsole("/health?checkId=01900000-0001-7000-8000-000000000001");
  const attach = await screen.findByRole("button", { name: "Attach as Evidence" });
  await waitFor(() => expect(attach.getAttribute("aria-disabled") !== "true").toBe(mayWrite));
});

const [root] = incident?.hypotheses ?? [];
const dialogs = [
  ["done&about=mitigated", "Add contributing factors to definition of done"],
  ["define", "Add Definition of Done"],
  [`script&about=${root?.evidences[0]?.id}`, "Update Definition of Done"],
  ["responder", "Select Responder"],
  [`child&about=${root?.id}`, "Create Factor"],
  [`evidence&about=${root?.id}`, "Add evidence"],
] as const;

it.each(dialogs)("%s opens for who may write, and tells others why not", async (dialog, title) => {
  for (const [role, isShown] of [
    ["responder", true],
    ["viewer", false],
  ] as const) {
    server.use(...backend("one", [role]));
    openConsole(`/incidents/${incident?.id}?dialog=${dialog}`);
    const shown = await screen.findByRole("dialog", { name: isShown ? title : "Unauthorized" });
    expect(shown.textContent?.includes("You need write on"), role).toBe(!isShown);
    cleanup();
  }
});
