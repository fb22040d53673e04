// Written by `npm run generate` from the contract. Do not edit.
import type { Role, Resource } from "./roleMatrix";

/** A field that is asked for before the call. */
export interface ActionField {
  name: string;
  label: string;
  hint?: string;
  isRequired: boolean;
  kind: "text" | "number" | "flag" | "choice" | "choices";
  options?: readonly string[];
}

/** A call that is offered where something of its kinds is open. */
export interface ContractAction {
  operation: string;
  title: string;
  /** Kinds of records that it is about. */
  on: readonly string[];
  access: { resource: Resource; action: "read" | "write"; roles?: readonly Role[] };
  /** Field of the record → values of which it must have one. */
  when: Readonly<Record<string, readonly string[]>>;
  fields: readonly ActionField[];
  /**
   * Sends it for the record with this id.
   * @throws ValiError where the values are not what the contract asks for, and what a call throws.
   */
  send: (id: string, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

export const contractActions: readonly ContractAction[] = [
  {
    operation: "updateAccountState",
    title: "Lock or unlock the account",
    on: ["person"],
    access: { resource: "identities", action: "write" },
    when: {},
    fields: [
      {
        name: "state",
        label: "State",
        isRequired: true,
        kind: "choice",
        options: ["active", "inactive"],
      },
    ],
    send: async (id, values) => {
      const { updateAccountState } = await import("./auth/sdk.gen");
      const { vUpdateAccountStatePath, vUpdateAccountStateBody } =
        await import("./auth/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await updateAccountState({
        path: parse(vUpdateAccountStatePath, { id }),
        body: parse(vUpdateAccountStateBody, { id, state: values["state"] }),
        throwOnError: true,
      });
      return data;
    },
  },
  {
    operation: "runCheck",
    title: "Run this check",
    on: ["check"],
    access: {
      resource: "canaries",
      action: "read",
      roles: ["admin", "editor", "responder", "commander"],
    },
    when: {},
    fields: [],
    send: async (id) => {
      const { runCheck } = await import("./canary/sdk.gen");
      const { vRunCheckPath } = await import("./canary/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await runCheck({ path: parse(vRunCheckPath, { id }), throwOnError: true });
      return data;
    },
  },
  {
    operation: "runTopology",
    title: "Build its components now",
    on: ["topology"],
    access: { resource: "topologies", action: "write" },
    when: {},
    fields: [],
    send: async (id) => {
      const { runTopology } = await import("./canary/sdk.gen");
      const { vRunTopologyPath } = await import("./canary/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await runTopology({
        path: parse(vRunTopologyPath, { id }),
        throwOnError: true,
      });
      return data;
    },
  },
  {
    operation: "runScraper",
    title: "Scrape now",
    on: ["scraper"],
    access: { resource: "config_scrapers", action: "write" },
    when: {},
    fields: [],
    send: async (id) => {
      const { runScraper } = await import("./config/sdk.gen");
      const { vRunScraperPath } = await import("./config/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await runScraper({
        path: parse(vRunScraperPath, { id }),
        throwOnError: true,
      });
      return data;
    },
  },
  {
    operation: "testConnection",
    title: "Test this connection",
    on: ["connection"],
    access: { resource: "connections", action: "write", roles: ["admin", "editor"] },
    when: {},
    fields: [],
    send: async (id) => {
      const { testConnection } = await import("./connection/sdk.gen");
      const { vTestConnectionPath } = await import("./connection/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await testConnection({
        path: parse(vTestConnectionPath, { id }),
        throwOnError: true,
      });
      return data;
    },
  },
  {
    operation: "approvePlaybookRun",
    title: "Approve this run",
    on: ["run"],
    access: { resource: "playbook_runs", action: "read" },
    when: { status: ["pending_approval"] },
    fields: [],
    send: async (id) => {
      const { approvePlaybookRun } = await import("./playbook/sdk.gen");
      const { vApprovePlaybookRunPath } = await import("./playbook/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await approvePlaybookRun({
        path: parse(vApprovePlaybookRunPath, { id }),
        throwOnError: true,
      });
      return data;
    },
  },
  {
    operation: "cancelPlaybookRun",
    title: "Cancel this run",
    on: ["run"],
    access: { resource: "playbook_runs", action: "read" },
    when: {
      status: ["scheduled", "pending_approval", "running", "waiting", "sleeping", "retrying"],
    },
    fields: [],
    send: async (id) => {
      const { cancelPlaybookRun } = await import("./playbook/sdk.gen");
      const { vCancelPlaybookRunPath } = await import("./playbook/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await cancelPlaybookRun({
        path: parse(vCancelPlaybookRunPath, { id }),
        throwOnError: true,
      });
      return data;
    },
  },
  {
    operation: "addRolesToPerson",
    title: "Give this person more roles",
    on: ["person"],
    access: { resource: "rbac", action: "write" },
    when: {},
    fields: [
      {
        name: "roles",
        label: "Roles",
        isRequired: true,
        kind: "choices",
        options: ["responder", "commander", "viewer", "guest", "editor", "admin"],
      },
    ],
    send: async (id, values) => {
      const { addRolesToPerson } = await import("./rbac/sdk.gen");
      const { vAddRolesToPersonPath, vAddRolesToPersonBody } = await import("./rbac/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await addRolesToPerson({
        path: parse(vAddRolesToPersonPath, { id }),
        body: parse(vAddRolesToPersonBody, { roles: values["roles"] }),
        throwOnError: true,
      });
      return data;
    },
  },
];
