// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { like, db, rows, type Rows } from "~/api/db";
import type {
  PendingPlaybookRun,
  PlaybookRunDetail,
  PlaybookRunEntry,
  PlaybookRunName,
  PlaybookRunOutcome,
  WaitingApproval,
} from "../rows";

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
  /** What started it: (created_by.not.is.null), (notification_send_id.not.is.null), (request->>path.not.is.null), (request->>event.not.is.null). */
  trigger?: string;
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
                "id,playbook_id,status,error,created_at,start_time,scheduled_time,end_time,parent_id,notification_send_id,agent_id,webhook:request->>path,event:request->>event,creator:created_by(id,name,avatar,email),playbook:playbooks(id,name,title,icon,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),config:config_items(id,name,type,config_class,health,deleted_at)",
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
              and: params.trigger,
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
  trigger: { type: "wire", columns: ["and"] },
} as const;

export interface PlaybookRunNamesParams {
  /** Part of the name of the playbook. */
  text?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Runs by the name of their playbook, newest first, as the palette finds them. */
export const playbookRunNamesOptions = (params: PlaybookRunNamesParams) =>
  queryOptions({
    queryKey: ["playbookRunNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookRunName>> =>
      rows<PlaybookRunName>(
        "playbookRunNames",
        db.GET("/playbook_runs", {
          params: {
            query: {
              select: "id,status,created_at,playbook:playbooks!inner(id,name,title)",
              parent_id: "is.null",
              order: "created_at.desc,id.asc",
              "playbook.name": params.text === undefined ? undefined : like(params.text),
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

/** Start of the key of every answer of playbookRunNames. */
export const playbookRunNamesKey = ["playbookRunNames"] as const;

/** What playbookRunNames can be filtered by: the type of the values, and the columns that they are looked for in. */
export const playbookRunNamesFilters = {
  text: { type: "text", columns: ["playbook.name"] },
} as const;

export interface PlaybookRunOutcomesParams {
  /** Playbook id. */
  playbookId?: string;
  /** As in playbookRuns. */
  period?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** How the runs of a time went, for charts: the newest first, without children. */
export const playbookRunOutcomesOptions = (params: PlaybookRunOutcomesParams) =>
  queryOptions({
    queryKey: ["playbookRunOutcomes", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookRunOutcome>> =>
      rows<PlaybookRunOutcome>(
        "playbookRunOutcomes",
        db.GET("/playbook_runs", {
          params: {
            query: {
              select:
                "id,playbook_id,status,created_at,start_time,end_time,playbook:playbooks(id,name,title,icon,deleted_at)",
              parent_id: "is.null",
              order: "created_at.desc,id.asc",
              playbook_id: params.playbookId === undefined ? undefined : `eq.${params.playbookId}`,
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

/** Start of the key of every answer of playbookRunOutcomes. */
export const playbookRunOutcomesKey = ["playbookRunOutcomes"] as const;

/** What playbookRunOutcomes can be filtered by: the type of the values, and the columns that they are looked for in. */
export const playbookRunOutcomesFilters = {
  playbookId: { type: "uuid", columns: ["playbook_id"] },
  period: { type: "wire", columns: ["or"] },
} as const;

export interface PendingPlaybookRunsParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Runs that wait for approval, with what approving them needs. */
export const pendingPlaybookRunsOptions = (params: PendingPlaybookRunsParams) =>
  queryOptions({
    queryKey: ["pendingPlaybookRuns", params] as const,
    queryFn: ({ signal }): Promise<Rows<PendingPlaybookRun>> =>
      rows<PendingPlaybookRun>(
        "pendingPlaybookRuns",
        db.GET("/playbook_runs", {
          params: {
            query: {
              select:
                "id,playbook_id,status,created_at,parameters,spec,config_id,component_id,check_id,creator:created_by(id,name,avatar,email),playbook:playbooks(id,name,title,icon,namespace,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),config:config_items(id,name,type,config_class,health,deleted_at),approvals:playbook_approvals(id,created_at,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))",
              status: "eq.pending_approval",
              order: "created_at.asc,id.asc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 15000,
  });

/** Start of the key of every answer of pendingPlaybookRuns. */
export const pendingPlaybookRunsKey = ["pendingPlaybookRuns"] as const;

export interface WaitingApprovalsParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Who is asked to approve what: the little that a badge needs of the runs that wait. */
export const waitingApprovalsOptions = (params: WaitingApprovalsParams) =>
  queryOptions({
    queryKey: ["waitingApprovals", params] as const,
    queryFn: ({ signal }): Promise<Rows<WaitingApproval>> =>
      rows<WaitingApproval>(
        "waitingApprovals",
        db.GET("/playbook_runs", {
          params: {
            query: {
              select:
                "id,playbook_id,approval:spec->approval,playbook:playbooks(id,name,title,icon,namespace,deleted_at),approvals:playbook_approvals(id,created_at,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))",
              status: "eq.pending_approval",
              order: "created_at.asc,id.asc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 15000,
  });

/** Start of the key of every answer of waitingApprovals. */
export const waitingApprovalsKey = ["waitingApprovals"] as const;

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
                "*,creator:created_by(id,name,avatar,email),agent:agents(id,name),playbook:playbooks(id,name,title,icon,namespace,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),config:config_items(id,name,type,config_class,health,deleted_at), approvals:playbook_approvals(id,created_at,person:person_id(id,name,avatar,email),team:team_id(id,name,icon)),actions:playbook_run_actions(id,name,status,retry_count,playbook_run_id,start_time,scheduled_time,end_time,error,agent_id,generationInfo:result->generationInfo,agent:agents(id,name),artifacts(id,filename,content_type,size))",
              "approvals.order": "created_at.asc",
              "actions.order": "scheduled_time.asc,id.asc",
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
