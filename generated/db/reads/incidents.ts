// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type {
  IncidentChoice,
  IncidentDetail,
  IncidentId,
  IncidentListEntry,
  IncidentMark,
  IncidentOfComponentEntry,
} from "../rows";

export interface IncidentListParams {
  /** Incidents to choose among, for example those of a component. */
  ids?: readonly string[];
  /** Include and exclude list of types. */
  types?: string;
  /** Include and exclude list of severities, in each spelling that is stored. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Person who made it. */
  creatorId?: string;
  /** Person who leads it. */
  commanderId?: string;
  /** Part of the title, number or description. */
  text?: string;
  /** Made after this time. */
  since?: string;
  /** Made before this time. */
  until?: string;
  /** What to order by, for example "incident_id.desc". */
  order?: `${"incident_id" | "title" | "type" | "severity" | "status" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incidents with their people. */
export const incidentListOptions = (params: IncidentListParams) =>
  queryOptions({
    queryKey: ["incidentList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentListEntry>> =>
      rows<IncidentListEntry>(
        "incidentList",
        db.GET("/incidents", {
          params: {
            query: {
              select:
                "*,creator:created_by(id,name,avatar,email),commander:commander_id(id,name,avatar,email),responders(id,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))",
              "responders.deleted_at": "is.null",
              "responders.order": "created_at.asc",
              order:
                params.order === undefined ? "created_at.desc,id.asc" : `${params.order},id.asc`,
              limit: params.limit,
              offset: params.offset,
              id: params.ids === undefined ? undefined : inList(params.ids),
              "type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              created_by: params.creatorId === undefined ? undefined : `eq.${params.creatorId}`,
              commander_id:
                params.commanderId === undefined ? undefined : `eq.${params.commanderId}`,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "incident_id", "description"], params.text),
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentList. */
export const incidentListKey = ["incidentList"] as const;

/** Columns that incidentList can be ordered by. */
export const incidentListSortKeys = [
  "incident_id",
  "title",
  "type",
  "severity",
  "status",
  "created_at",
  "updated_at",
] as const;

/** What incidentList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentListFilters = {
  ids: { type: "texts", columns: ["id"] },
  types: { type: "wire", columns: ["type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
  creatorId: { type: "uuid", columns: ["created_by"] },
  commanderId: { type: "uuid", columns: ["commander_id"] },
  text: { type: "text", columns: ["title", "incident_id", "description"] },
  since: { type: "time", columns: ["created_at"] },
  until: { type: "time", columns: ["created_at"] },
} as const;

export interface IncidentListOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Include and exclude list of types. */
  types?: string;
  /** Include and exclude list of severities, in each spelling that is stored. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Person who made it. */
  creatorId?: string;
  /** Part of the title, number or description. */
  text?: string;
  /** Made after this time. */
  since?: string;
  /** Made before this time. */
  until?: string;
  /** What to order by, for example "incident_id.desc". */
  order?: `${"incident_id" | "title" | "type" | "severity" | "status" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incidents with evidence about a component. */
export const incidentListOfComponentOptions = (params: IncidentListOfComponentParams) =>
  queryOptions({
    queryKey: ["incidentListOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentOfComponentEntry>> =>
      rows<IncidentOfComponentEntry>(
        "incidentListOfComponent",
        db.GET("/incidents", {
          params: {
            query: {
              select:
                "*,creator:created_by(id,name,avatar,email),commander:commander_id(id,name,avatar,email),responders(id,person:person_id(id,name,avatar,email),team:team_id(id,name,icon)),hypotheses!inner(id,evidences!inner(component_id))",
              "responders.deleted_at": "is.null",
              "responders.order": "created_at.asc",
              order:
                params.order === undefined ? "created_at.desc,id.asc" : `${params.order},id.asc`,
              limit: params.limit,
              offset: params.offset,
              "hypotheses.evidences.component_id": `eq.${params.componentId}`,
              "type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              created_by: params.creatorId === undefined ? undefined : `eq.${params.creatorId}`,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "incident_id", "description"], params.text),
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentListOfComponent. */
export const incidentListOfComponentKey = ["incidentListOfComponent"] as const;

/** Columns that incidentListOfComponent can be ordered by. */
export const incidentListOfComponentSortKeys = [
  "incident_id",
  "title",
  "type",
  "severity",
  "status",
  "created_at",
  "updated_at",
] as const;

/** What incidentListOfComponent can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentListOfComponentFilters = {
  componentId: { type: "uuid", columns: ["hypotheses.evidences.component_id"] },
  types: { type: "wire", columns: ["type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
  creatorId: { type: "uuid", columns: ["created_by"] },
  text: { type: "text", columns: ["title", "incident_id", "description"] },
  since: { type: "time", columns: ["created_at"] },
  until: { type: "time", columns: ["created_at"] },
} as const;

export interface IncidentCountParams {
  /** Include and exclude list of types. */
  types?: string;
  /** Include and exclude list of severities, in each spelling that is stored. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Person who made it. */
  creatorId?: string;
  /** Incidents to choose among, for example those of a component. */
  ids?: readonly string[];
  /** Part of the title, number or description. */
  text?: string;
  /** Made after this time. */
  since?: string;
  /** Made before this time. */
  until?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** How many incidents there are of some kinds; the rows are nobody's interest. */
export const incidentCountOptions = (params: IncidentCountParams) =>
  queryOptions({
    queryKey: ["incidentCount", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentId>> =>
      rows<IncidentId>(
        "incidentCount",
        db.GET("/incidents", {
          params: {
            query: {
              select: "id",
              order: "id.asc",
              limit: params.limit,
              offset: params.offset,
              "type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              created_by: params.creatorId === undefined ? undefined : `eq.${params.creatorId}`,
              id: params.ids === undefined ? undefined : inList(params.ids),
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "incident_id", "description"], params.text),
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentCount. */
export const incidentCountKey = ["incidentCount"] as const;

/** What incidentCount can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentCountFilters = {
  types: { type: "wire", columns: ["type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
  creatorId: { type: "uuid", columns: ["created_by"] },
  ids: { type: "texts", columns: ["id"] },
  text: { type: "text", columns: ["title", "incident_id", "description"] },
  since: { type: "time", columns: ["created_at"] },
  until: { type: "time", columns: ["created_at"] },
} as const;

export interface IncidentDetailParams {
  /** Incident id. */
  id: string;
}

/** One incident with its hypotheses, evidence, comments and responders. */
export const incidentDetailOptions = (params: IncidentDetailParams) =>
  queryOptions({
    queryKey: ["incidentDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentDetail>> =>
      rows<IncidentDetail>(
        "incidentDetail",
        db.GET("/incidents", {
          params: {
            query: {
              select:
                "*,creator:created_by(id,name,avatar,email),commander:commander_id(id,name,avatar,email),communicator:communicator_id(id,name,avatar,email),rule:incident_rule_id(id,name), hypotheses(*,creator:created_by(id,name,avatar,email),evidences(*,creator:created_by(id,name,avatar,email),config:configs(id,name,type,config_class,health,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),change:config_changes(id,config_id,change_type,severity,summary,created_at),insight:config_analysis(id,config_id,analyzer,analysis_type,severity,status,message))), comments(*,creator:created_by(id,name,avatar,email),responder:responder_id(id,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))), responders(*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))",
              "responders.deleted_at": "is.null",
              "responders.order": "created_at.asc",
              "hypotheses.order": "created_at.asc",
              "hypotheses.evidences.order": "created_at.asc",
              "comments.order": "created_at.asc",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentDetail. */
export const incidentDetailKey = ["incidentDetail"] as const;

export interface IncidentMarkParams {
  /** Incident id. */
  id: string;
}

/** When an incident, its hypotheses and its responders were changed last: a look that is cheap to repeat. */
export const incidentMarkOptions = (params: IncidentMarkParams) =>
  queryOptions({
    queryKey: ["incidentMark", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentMark>> =>
      rows<IncidentMark>(
        "incidentMark",
        db.GET("/incidents", {
          params: {
            query: {
              select: "id,updated_at,hypotheses(id,updated_at),responders(id,updated_at)",
              "responders.deleted_at": "is.null",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentMark. */
export const incidentMarkKey = ["incidentMark"] as const;

export interface IncidentNamesParams {
  /** Incidents to choose among. */
  ids?: readonly string[];
  /** Part of the title or number. */
  text?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Made after this time. */
  since?: string;
  /** Made before this time. */
  until?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Incidents with their hypotheses, as the pickers of evidence show them. */
export const incidentNamesOptions = (params: IncidentNamesParams) =>
  queryOptions({
    queryKey: ["incidentNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentChoice>> =>
      rows<IncidentChoice>(
        "incidentNames",
        db.GET("/incidents", {
          params: {
            query: {
              select:
                "id,incident_id,title,type,severity,status,created_at,hypotheses(id,type,title,status,parent_id)",
              "hypotheses.order": "created_at.asc",
              order: "created_at.desc,id.asc",
              limit: params.limit,
              offset: params.offset,
              id: params.ids === undefined ? undefined : inList(params.ids),
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "incident_id"], params.text),
              "status.filter": params.statuses,
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentNames. */
export const incidentNamesKey = ["incidentNames"] as const;

/** What incidentNames can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentNamesFilters = {
  ids: { type: "texts", columns: ["id"] },
  text: { type: "text", columns: ["title", "incident_id"] },
  statuses: { type: "wire", columns: ["status"] },
  since: { type: "time", columns: ["created_at"] },
  until: { type: "time", columns: ["created_at"] },
} as const;
