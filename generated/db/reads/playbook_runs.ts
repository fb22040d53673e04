// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { PlaybookRunDetail, PlaybookRunEntry } from "../rows";

export interface PlaybookRunsParams {
  /** Playbook id. */
  playbookId?: string;
  /** Config item that it ran for. */
  configId?: string;
  /** Component that it ran for. */
  componentId?: string;
  /** Check that it ran for. */
  checkId?: string;
  /** Person who started it. */
  creatorId?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Started or made within a span: (and(start_time.gte.A,start_time.lte.B),and(created_at.gte.A,created_at.lte.B)). */
  period?: string;
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "start_time" | "end_time" | "scheduled_time" | "status"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the playbook runs that no other run started. */
export const playbookRunsOptions = (params: PlaybookRunsParams) =>
  queryOptions({
    queryKey: ["playbookRuns", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookRunEntry>> =>
      rows<PlaybookRunEntry>(
        "playbookRuns",
        db.GET("/playbook_runs", {
          params: {
            query: {
              select:
                "id,playbook_id,status,error,created_at,start_time,scheduled_time,end_time,parent_id,notification_send_id,agent_id,creator:created_by(id,name,avatar,email),playbook:playbooks(id,name,title,icon,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),config:config_items(id,name,type,config_class,health,deleted_at)",
              parent_id: "is.null",
              order:
                params.order === undefined ? "created_at.desc,id.asc" : `${params.order},id.asc`,
              playbook_id: params.playbookId === undefined ? undefined : `eq.${params.playbookId}`,
              config_id: params.configId === undefined ? undefined : `eq.${params.configId}`,
              component_id:
                params.componentId === undefined ? undefined : `eq.${params.componentId}`,
              check_id: params.checkId === undefined ? undefined : `eq.${params.checkId}`,
              created_by: params.creatorId === undefined ? undefined : `eq.${params.creatorId}`,
              "status.filter": params.statuses,
              or: params.period,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

/** Start of the key of every answer of playbookRuns. */
export const playbookRunsKey = ["playbookRuns"] as const;

/** Columns that playbookRuns can be ordered by. */
export const playbookRunsSortKeys = [
  "created_at",
  "start_time",
  "end_time",
  "scheduled_time",
  "status",
] as const;

/** What playbookRuns can be filtered by: the type of the values, and the columns that they are looked for in. */
export const playbookRunsFilters = {
  playbookId: { type: "uuid", columns: ["playbook_id"] },
  configId: { type: "uuid", columns: ["config_id"] },
  componentId: { type: "uuid", columns: ["component_id"] },
  checkId: { type: "uuid", columns: ["check_id"] },
  creatorId: { type: "uuid", columns: ["created_by"] },
  statuses: { type: "wire", columns: ["status"] },
  period: { type: "wire", columns: ["or"] },
} as const;

export interface PlaybookRunDetailParams {
  /** The run and its children: (id.eq.X,parent_id.eq.X). */
  family: string;
}

/** One run, and the runs that it started. */
export const playbookRunDetailOptions = (params: PlaybookRunDetailParams) =>
  queryOptions({
    queryKey: ["playbookRunDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookRunDetail>> =>
      rows<PlaybookRunDetail>(
        "playbookRunDetail",
        db.GET("/playbook_runs", {
          params: {
            query: {
              select:
                "*,creator:created_by(id,name,avatar,email),agent:agents(id,name),playbook:playbooks(id,name,title,icon,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),config:config_items(id,name,type,config_class,health,deleted_at), approvals:playbook_approvals(id,created_at,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))",
              "approvals.order": "created_at.asc",
              order: "created_at.asc,id.asc",
              or: params.family,
            },
          },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Start of the key of every answer of playbookRunDetail. */
export const playbookRunDetailKey = ["playbookRunDetail"] as const;
