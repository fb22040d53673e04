// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, contains, inList, like, db, rows, type Rows } from "~/api/db";
import type { components } from "./types";

export type AgentListEntry = components["schemas"]["AgentListEntry"];
export type AgentName = components["schemas"]["AgentName"];
export type ApplicationListEntry = components["schemas"]["ApplicationListEntry"];
export type CanaryListEntry = components["schemas"]["CanaryListEntry"];
export type CanarySpec = components["schemas"]["CanarySpec"];
export type ChangeDetail = components["schemas"]["ChangeDetail"];
export type ChangeOfComponent = components["schemas"]["ChangeOfComponent"];
export type ChangeType = components["schemas"]["ChangeType"];
export type CheckByComponent = components["schemas"]["CheckByComponent"];
export type CheckDetail = components["schemas"]["CheckDetail"];
export type CheckLabelKey = components["schemas"]["CheckLabelKey"];
export type CheckRef = components["schemas"]["CheckRef"];
export type CheckRun = components["schemas"]["CheckRun"];
export type CheckSummaryForConfig = components["schemas"]["CheckSummaryForConfig"];
export type ComponentChoice = components["schemas"]["ComponentChoice"];
export type ComponentDetail = components["schemas"]["ComponentDetail"];
export type ComponentLabel = components["schemas"]["ComponentLabel"];
export type ComponentLabelKey = components["schemas"]["ComponentLabelKey"];
export type ComponentWithLogs = components["schemas"]["ComponentWithLogs"];
export type ConfigAnalysisAnalyzer = components["schemas"]["ConfigAnalysisAnalyzer"];
export type ConfigChoice = components["schemas"]["ConfigChoice"];
export type ConfigItemDetail = components["schemas"]["ConfigItemDetail"];
export type ConfigLabel = components["schemas"]["ConfigLabel"];
export type ConfigListEntry = components["schemas"]["ConfigListEntry"];
export type ConfigOfComponent = components["schemas"]["ConfigOfComponent"];
export type ConfigRef = components["schemas"]["ConfigRef"];
export type ConfigRelationshipEntry = components["schemas"]["ConfigRelationshipEntry"];
export type ConfigStatus = components["schemas"]["ConfigStatus"];
export type ConfigTag = components["schemas"]["ConfigTag"];
export type ConfigTagLabelKey = components["schemas"]["ConfigTagLabelKey"];
export type ConfigType = components["schemas"]["ConfigType"];
export type ConnectionListEntry = components["schemas"]["ConnectionListEntry"];
export type ConnectionRef = components["schemas"]["ConnectionRef"];
export type EventQueueSummary = components["schemas"]["EventQueueSummary"];
export type HypothesisRef = components["schemas"]["HypothesisRef"];
export type IdentityEntry = components["schemas"]["IdentityEntry"];
export type IncidentByComponent = components["schemas"]["IncidentByComponent"];
export type IncidentByConfig = components["schemas"]["IncidentByConfig"];
export type IncidentChoice = components["schemas"]["IncidentChoice"];
export type IncidentDetail = components["schemas"]["IncidentDetail"];
export type IncidentHistoryEntry = components["schemas"]["IncidentHistoryEntry"];
export type IncidentListEntry = components["schemas"]["IncidentListEntry"];
export type IncidentResponder = components["schemas"]["IncidentResponder"];
export type IncidentRuleEntry = components["schemas"]["IncidentRuleEntry"];
export type InsightDetail = components["schemas"]["InsightDetail"];
export type InsightListEntry = components["schemas"]["InsightListEntry"];
export type InsightOfComponent = components["schemas"]["InsightOfComponent"];
export type IntegrationWithStatus = components["schemas"]["IntegrationWithStatus"];
export type JobHistory = components["schemas"]["JobHistory"];
export type JobHistoryName = components["schemas"]["JobHistoryName"];
export type LogBackendListEntry = components["schemas"]["LogBackendListEntry"];
export type NotificationRuleDetail = components["schemas"]["NotificationRuleDetail"];
export type NotificationRuleEntry = components["schemas"]["NotificationRuleEntry"];
export type NotificationSendHistory = components["schemas"]["NotificationSendHistory"];
export type ParentByLocation = components["schemas"]["ParentByLocation"];
export type Permission = components["schemas"]["Permission"];
export type PermissionListEntry = components["schemas"]["PermissionListEntry"];
export type PersonChoice = components["schemas"]["PersonChoice"];
export type PersonRef = components["schemas"]["PersonRef"];
export type PersonRoles = components["schemas"]["PersonRoles"];
export type PlaybookActionDetail = components["schemas"]["PlaybookActionDetail"];
export type PlaybookDetail = components["schemas"]["PlaybookDetail"];
export type PlaybookEntry = components["schemas"]["PlaybookEntry"];
export type PlaybookName = components["schemas"]["PlaybookName"];
export type PlaybookRunActionEntry = components["schemas"]["PlaybookRunActionEntry"];
export type PlaybookRunDetail = components["schemas"]["PlaybookRunDetail"];
export type PlaybookRunEntry = components["schemas"]["PlaybookRunEntry"];
export type PropertyListEntry = components["schemas"]["PropertyListEntry"];
export type RecentRun = components["schemas"]["RecentRun"];
export type RelatedConfigEntry = components["schemas"]["RelatedConfigEntry"];
export type ScopeListEntry = components["schemas"]["ScopeListEntry"];
export type ScopeRef = components["schemas"]["ScopeRef"];
export type ScraperDetail = components["schemas"]["ScraperDetail"];
export type ScraperListEntry = components["schemas"]["ScraperListEntry"];
export type SidebarView = components["schemas"]["SidebarView"];
export type SilenceEntry = components["schemas"]["SilenceEntry"];
export type TeamChoice = components["schemas"]["TeamChoice"];
export type TeamDetail = components["schemas"]["TeamDetail"];
export type TeamListEntry = components["schemas"]["TeamListEntry"];
export type TeamMemberEntry = components["schemas"]["TeamMemberEntry"];
export type TeamOfComponent = components["schemas"]["TeamOfComponent"];
export type TeamRef = components["schemas"]["TeamRef"];
export type TopologyDetail = components["schemas"]["TopologyDetail"];
export type TopologyListEntry = components["schemas"]["TopologyListEntry"];
export type ViewListEntry = components["schemas"]["ViewListEntry"];
export type ViewRef = components["schemas"]["ViewRef"];
export type ViewTableRow = components["schemas"]["ViewTableRow"];

export interface MentionablePeopleParams {
  /** Part of the name or e-mail. */
  text?: string;
}

/** People that can be mentioned or made responsible. */
export const mentionablePeopleOptions = (params: MentionablePeopleParams) =>
  queryOptions({
    queryKey: ["mentionablePeople", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRef>> =>
      rows<PersonRef>(
        "mentionablePeople",
        db.GET("/people", {
          params: {
            query: {
              select: "id,name,avatar,email",
              deleted_at: "is.null",
              email: "not.is.null",
              order: "name.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "email"], params.text),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface PeopleByIdsParams {
  /** Person ids. */
  ids: readonly string[];
}

/** Some people by their ids. */
export const peopleByIdsOptions = (params: PeopleByIdsParams) =>
  queryOptions({
    queryKey: ["peopleByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRef>> =>
      rows<PersonRef>(
        "peopleByIds",
        db.GET("/people", {
          params: { query: { select: "id,name,avatar,email", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 300000,
  });

export interface PersonChoicesParams {
  /** Part of the name or e-mail. */
  text?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Some people by a part of their name or e-mail, as pickers show them. */
export const personChoicesOptions = (params: PersonChoicesParams) =>
  queryOptions({
    queryKey: ["personChoices", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonChoice>> =>
      rows<PersonChoice>(
        "personChoices",
        db.GET("/people", {
          params: {
            query: {
              select: "id,name,avatar,email,deleted_at",
              deleted_at: "is.null",
              email: "not.is.null",
              order: "name.asc,id.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "email"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface PersonChoicesByIdsParams {
  /** Person ids. */
  ids: readonly string[];
}

/** Some people by their ids, with whether they are gone. */
export const personChoicesByIdsOptions = (params: PersonChoicesByIdsParams) =>
  queryOptions({
    queryKey: ["personChoicesByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonChoice>> =>
      rows<PersonChoice>(
        "personChoicesByIds",
        db.GET("/people", {
          params: { query: { select: "id,name,avatar,email,deleted_at", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface PeopleByRoleParams {
  /** Roles that each person must have. */
  roles?: readonly string[];
}

/** People who have all of the roles. */
export const peopleByRoleOptions = (params: PeopleByRoleParams) =>
  queryOptions({
    queryKey: ["peopleByRole", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRoles>> =>
      rows<PersonRoles>(
        "peopleByRole",
        db.GET("/people_roles", {
          params: {
            query: {
              select: "id,name,email,roles",
              order: "name.asc",
              roles: params.roles === undefined ? undefined : contains(params.roles),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface RolesOfPeopleParams {
  /** Person ids. */
  ids: readonly string[];
}

/** Roles of some people. */
export const rolesOfPeopleOptions = (params: RolesOfPeopleParams) =>
  queryOptions({
    queryKey: ["rolesOfPeople", params] as const,
    queryFn: ({ signal }): Promise<Rows<PersonRoles>> =>
      rows<PersonRoles>(
        "rolesOfPeople",
        db.GET("/people_roles", {
          params: { query: { select: "id,name,email,roles", id: inList(params.ids) } },
          signal,
        }),
      ),
  });

export interface IdentityListParams {
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "updated_at" | "state"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Accounts of the identity provider. */
export const identityListOptions = (params: IdentityListParams) =>
  queryOptions({
    queryKey: ["identityList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IdentityEntry>> =>
      rows<IdentityEntry>(
        "identityList",
        db.GET("/identities", {
          params: {
            query: {
              select: "id,traits,state,created_at,updated_at",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Teams, as pickers show them. */
export const teamNamesOptions = () =>
  queryOptions({
    queryKey: ["teamNames"] as const,
    queryFn: ({ signal }): Promise<Rows<TeamRef>> =>
      rows<TeamRef>(
        "teamNames",
        db.GET("/teams", {
          params: { query: { select: "id,name,icon", deleted_at: "is.null", order: "name.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface TeamChoicesParams {
  /** Part of the name. */
  text?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Some teams by a part of their name, as pickers show them. */
export const teamChoicesOptions = (params: TeamChoicesParams) =>
  queryOptions({
    queryKey: ["teamChoices", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamChoice>> =>
      rows<TeamChoice>(
        "teamChoices",
        db.GET("/teams", {
          params: {
            query: {
              select: "id,name,icon,deleted_at",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface TeamsByIdsParams {
  /** Team ids. */
  ids: readonly string[];
}

/** Some teams by their ids; deleted ones too. */
export const teamsByIdsOptions = (params: TeamsByIdsParams) =>
  queryOptions({
    queryKey: ["teamsByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamChoice>> =>
      rows<TeamChoice>(
        "teamsByIds",
        db.GET("/teams", {
          params: { query: { select: "id,name,icon,deleted_at", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface TeamDetailParams {
  /** Its id. */
  id: string;
}

/** One team. */
export const teamDetailOptions = (params: TeamDetailParams) =>
  queryOptions({
    queryKey: ["teamDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamDetail>> =>
      rows<TeamDetail>(
        "teamDetail",
        db.GET("/teams", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface TeamListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "source" | "created_at" | "updated_at" | "job_status" | "job_last_failed"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the teams. */
export const teamListOptions = (params: TeamListParams) =>
  queryOptions({
    queryKey: ["teamList", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamListEntry>> =>
      rows<TeamListEntry>(
        "teamList",
        db.GET("/teams_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface TeamMembersParams {
  /** Team id. */
  teamId: string;
}

/** People of a team. */
export const teamMembersOptions = (params: TeamMembersParams) =>
  queryOptions({
    queryKey: ["teamMembers", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamMemberEntry>> =>
      rows<TeamMemberEntry>(
        "teamMembers",
        db.GET("/team_members", {
          params: {
            query: {
              select: "team_id,person_id,person:person_id(id,name,avatar,email)",
              team_id: `eq.${params.teamId}`,
            },
          },
          signal,
        }),
      ),
  });

export interface PermissionDetailParams {
  /** Its id. */
  id: string;
}

/** One permission. */
export const permissionDetailOptions = (params: PermissionDetailParams) =>
  queryOptions({
    queryKey: ["permissionDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<Permission>> =>
      rows<Permission>(
        "permissionDetail",
        db.GET("/permissions", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

export interface PermissionListParams {
  /** Part of the description, of the name of whom it is about or of what it is on. */
  text?: string;
  /** Whom it is about: an id, or the name of a role. */
  subject?: string;
  /** person, team, group, notification, playbook, canary, scraper, topology or component. */
  subjectType?: string;
  /** What is allowed or denied. */
  action?: string;
  /** true for denials only; false for what is allowed. */
  deny?: string;
  /** null leaves those that are on a catalog item. */
  hasConfig?: string;
  /** null leaves those that are on a component. */
  hasComponent?: string;
  /** null leaves those that are on a canary. */
  hasCanary?: string;
  /** null leaves those that are on a playbook. */
  hasPlaybook?: string;
  /** null leaves those that are on a connection. */
  hasConnection?: string;
  /** null leaves those that are on a global group. */
  hasObject?: string;
  /** null leaves those that are on scopes or selectors. */
  hasSelector?: string;
  /** Global group. */
  object?: string;
  /** Config item id. */
  configId?: string;
  /** Component id. */
  componentId?: string;
  /** Canary id. */
  canaryId?: string;
  /** Playbook id. */
  playbookId?: string;
  /** Connection id. */
  connectionId?: string;
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "updated_at" | "action" | "subject_type" | "description"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the permissions. */
export const permissionListOptions = (params: PermissionListParams) =>
  queryOptions({
    queryKey: ["permissionList", params] as const,
    queryFn: ({ signal }): Promise<Rows<PermissionListEntry>> =>
      rows<PermissionListEntry>(
        "permissionList",
        db.GET("/permissions_summary", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(
                      [
                        "description",
                        "subject",
                        "object",
                        "person->>name",
                        "person->>email",
                        "team->>name",
                        "group->>name",
                        "notification->>name",
                        "playbook->>name",
                        "config_object->>name",
                        "component_object->>name",
                        "canary_object->>name",
                        "playbook_object->>name",
                        "connection_object->>name",
                      ],
                      params.text,
                    ),
              subject: params.subject === undefined ? undefined : `eq.${params.subject}`,
              subject_type:
                params.subjectType === undefined ? undefined : `eq.${params.subjectType}`,
              action: params.action === undefined ? undefined : `eq.${params.action}`,
              deny: params.deny === undefined ? undefined : `is.${params.deny}`,
              config_object:
                params.hasConfig === undefined ? undefined : `not.is.${params.hasConfig}`,
              component_object:
                params.hasComponent === undefined ? undefined : `not.is.${params.hasComponent}`,
              canary_object:
                params.hasCanary === undefined ? undefined : `not.is.${params.hasCanary}`,
              playbook_object:
                params.hasPlaybook === undefined ? undefined : `not.is.${params.hasPlaybook}`,
              connection_object:
                params.hasConnection === undefined ? undefined : `not.is.${params.hasConnection}`,
              object: [
                params.hasObject === undefined ? undefined : `not.is.${params.hasObject}`,
                params.object === undefined ? undefined : `eq.${params.object}`,
              ].filter((filter) => filter !== undefined),
              object_selector:
                params.hasSelector === undefined ? undefined : `not.is.${params.hasSelector}`,
              "config_object->>id":
                params.configId === undefined ? undefined : `eq.${params.configId}`,
              "component_object->>id":
                params.componentId === undefined ? undefined : `eq.${params.componentId}`,
              "canary_object->>id":
                params.canaryId === undefined ? undefined : `eq.${params.canaryId}`,
              "playbook_object->>id":
                params.playbookId === undefined ? undefined : `eq.${params.playbookId}`,
              "connection_object->>id":
                params.connectionId === undefined ? undefined : `eq.${params.connectionId}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ScopeListParams {
  /** Part of the name or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the scopes. */
export const scopeListOptions = (params: ScopeListParams) =>
  queryOptions({
    queryKey: ["scopeList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScopeListEntry>> =>
      rows<ScopeListEntry>(
        "scopeList",
        db.GET("/scopes", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ScopeNamesParams {
  /** Part of the name or namespace. */
  text?: string;
  /** Exact names. */
  names?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Scopes, as pickers show them. */
export const scopeNamesOptions = (params: ScopeNamesParams) =>
  queryOptions({
    queryKey: ["scopeNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScopeRef>> =>
      rows<ScopeRef>(
        "scopeNames",
        db.GET("/scopes", {
          params: {
            query: {
              select: "id,name,namespace,description,targets",
              deleted_at: "is.null",
              order: "name.asc,namespace.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              name: params.names === undefined ? undefined : inList(params.names),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface ScopeDetailParams {
  /** Its id. */
  id: string;
}

/** One scope. */
export const scopeDetailOptions = (params: ScopeDetailParams) =>
  queryOptions({
    queryKey: ["scopeDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScopeListEntry>> =>
      rows<ScopeListEntry>(
        "scopeDetail",
        db.GET("/scopes", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface ConfigListParams {
  /** Config type. */
  type?: string;
  /** Include and exclude list of config types. */
  types?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of healths. */
  healths?: string;
  /** Agents that the items belong to. */
  agentIds?: readonly string[];
  /** Part of the name, type, description or namespace. */
  text?: string;
  /** Conditions on labels and tags with quoted keys, for example (tags->>"cluster".eq."eu-1"). */
  labels?: string;
  /** null leaves deleted items out; without it they are listed too. */
  deleted?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "type" | "namespace" | "status" | "health" | "changes" | "cost_total_30d" | "created_at" | "updated_at" | "deleted_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the catalog. */
export const configListOptions = (params: ConfigListParams) =>
  queryOptions({
    queryKey: ["configList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigListEntry>> =>
      rows<ConfigListEntry>(
        "configList",
        db.GET("/configs", {
          params: {
            query: {
              select:
                "id,type,config_class,name,namespace,status,health,labels,tags,changes,analysis,cost_per_minute,cost_total_1d,cost_total_7d,cost_total_30d,created_at,updated_at,deleted_at,agent_id,agent:agents(id,name)",
              order: params.order ?? "type.asc,name.asc,id.asc",
              type: params.type === undefined ? undefined : `eq.${params.type}`,
              "type.filter": params.types,
              "status.filter": params.statuses,
              "health.filter": params.healths,
              agent_id: params.agentIds === undefined ? undefined : inList(params.agentIds),
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "type", "description", "namespace"], params.text),
              and: params.labels,
              deleted_at: params.deleted === undefined ? undefined : `is.${params.deleted}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ConfigNamesParams {
  /** Part of the name. */
  text?: string;
  /** Include and exclude list of config types. */
  types?: string;
  /** Part of the type, whatever its case. */
  typePart?: string;
  /** External ids that the item must have. */
  externalIds?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Config items, as pickers show them. */
export const configNamesOptions = (params: ConfigNamesParams) =>
  queryOptions({
    queryKey: ["configNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigChoice>> =>
      rows<ConfigChoice>(
        "configNames",
        db.GET("/configs", {
          params: {
            query: {
              select: "id,name,type,config_class,health,deleted_at,tags,external_id",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              name: params.text === undefined ? undefined : like(params.text),
              "type.filter": params.types,
              type: params.typePart === undefined ? undefined : like(params.typePart),
              external_id:
                params.externalIds === undefined ? undefined : contains(params.externalIds),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ConfigsByIdsParams {
  /** Config item ids. */
  ids: readonly string[];
}

/** Some config items by their ids, as links show them; deleted ones too. */
export const configsByIdsOptions = (params: ConfigsByIdsParams) =>
  queryOptions({
    queryKey: ["configsByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigRef>> =>
      rows<ConfigRef>(
        "configsByIds",
        db.GET("/configs", {
          params: {
            query: {
              select: "id,name,type,config_class,health,deleted_at",
              id: inList(params.ids),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface ConfigDetailParams {
  /** Config item id. */
  id: string;
}

/** One config item with everything that its page shows. */
export const configDetailOptions = (params: ConfigDetailParams) =>
  queryOptions({
    queryKey: ["configDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigItemDetail>> =>
      rows<ConfigItemDetail>(
        "configDetail",
        db.GET("/config_detail", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

/** Types that config items have. */
export const configTypesOptions = () =>
  queryOptions({
    queryKey: ["configTypes"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigType>> =>
      rows<ConfigType>(
        "configTypes",
        db.GET("/config_types", {
          params: { query: { select: "*", order: "type.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** States that config items have. */
export const configStatusesOptions = () =>
  queryOptions({
    queryKey: ["configStatuses"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigStatus>> =>
      rows<ConfigStatus>(
        "configStatuses",
        db.GET("/config_statuses", {
          params: { query: { select: "*", order: "status.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Tag pairs that config items carry. */
export const configTagsOptions = () =>
  queryOptions({
    queryKey: ["configTags"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigTag>> =>
      rows<ConfigTag>(
        "configTags",
        db.GET("/config_tags", {
          params: { query: { select: "*", order: "key.asc,value.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Label pairs that config items carry. */
export const configLabelsOptions = () =>
  queryOptions({
    queryKey: ["configLabels"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigLabel>> =>
      rows<ConfigLabel>(
        "configLabels",
        db.GET("/config_labels", {
          params: { query: { select: "*", order: "key.asc,value.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Tag and label keys of config items, to group notifications by. */
export const configTagLabelKeysOptions = () =>
  queryOptions({
    queryKey: ["configTagLabelKeys"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigTagLabelKey>> =>
      rows<ConfigTagLabelKey>(
        "configTagLabelKeys",
        db.GET("/config_tags_labels_keys", {
          params: { query: { select: "*", order: "key.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Types that changes have. */
export const changeTypesOptions = () =>
  queryOptions({
    queryKey: ["changeTypes"] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeType>> =>
      rows<ChangeType>(
        "changeTypes",
        db.GET("/change_types", {
          params: {
            query: { select: "change_type", change_type: "not.eq.", order: "change_type.asc" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface ChangeDetailParams {
  /** Change id. */
  id: string;
}

/** One change with its difference. */
export const changeDetailOptions = (params: ChangeDetailParams) =>
  queryOptions({
    queryKey: ["changeDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeDetail>> =>
      rows<ChangeDetail>(
        "changeDetail",
        db.GET("/config_changes", {
          params: {
            query: {
              select:
                "id,config_id,change_type,severity,source,summary,created_by,external_created_by,created_at,first_observed,count,diff,details,patches,config:configs(id,name,type,config_class,health,deleted_at)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface ChangesOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the changes of a component's config items, newest first. */
export const changesOfComponentOptions = (params: ChangesOfComponentParams) =>
  queryOptions({
    queryKey: ["changesOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeOfComponent>> =>
      rows<ChangeOfComponent>(
        "changesOfComponent",
        db.GET("/config_changes", {
          params: {
            query: {
              select:
                "id,config_id,change_type,severity,source,summary,created_by,external_created_by,created_at,first_observed,count,config:configs!inner(id,name,type,config_class,health,deleted_at,links:config_component_relationships!inner(component_id))",
              order: "created_at.desc,id.asc",
              "config.links.component_id": `eq.${params.componentId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface InsightDetailParams {
  /** Insight id. */
  id: string;
}

/** One insight with its data. */
export const insightDetailOptions = (params: InsightDetailParams) =>
  queryOptions({
    queryKey: ["insightDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightDetail>> =>
      rows<InsightDetail>(
        "insightDetail",
        db.GET("/config_analysis", {
          params: {
            query: {
              select:
                "id,config_id,source,analyzer,analysis_type,severity,status,summary,message,analysis,first_observed,last_observed,config:configs(id,name,type,config_class,health,deleted_at)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface InsightListParams {
  /** Config item id. */
  configId?: string;
  /** Include and exclude list of insight types. */
  types?: string;
  /** Include and exclude list of severities. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of analyzers. */
  analyzers?: string;
  /** Include and exclude list of config types. */
  configTypes?: string;
  /** Part of the analyzer, summary or message. */
  text?: string;
  /** What to order by, for example "first_observed.desc". */
  order?: `${"first_observed" | "last_observed" | "analyzer" | "analysis_type" | "severity" | "status" | "config_type"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the insights. */
export const insightListOptions = (params: InsightListParams) =>
  queryOptions({
    queryKey: ["insightList", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightListEntry>> =>
      rows<InsightListEntry>(
        "insightList",
        db.GET("/config_analysis_items", {
          params: {
            query: {
              select:
                "id,config_id,config_type,analyzer,analysis_type,severity,status,summary,message,first_observed,last_observed,config:configs(id,name,type,config_class,health,deleted_at)",
              order: params.order ?? "first_observed.desc,id.asc",
              config_id: params.configId === undefined ? undefined : `eq.${params.configId}`,
              "analysis_type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              "analyzer.filter": params.analyzers,
              "config_type.filter": params.configTypes,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["analyzer", "summary", "message"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface InsightsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Include and exclude list of insight types. */
  types?: string;
  /** Include and exclude list of severities. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of analyzers. */
  analyzers?: string;
  /** Include and exclude list of config types. */
  configTypes?: string;
  /** Part of the analyzer, summary or message. */
  text?: string;
  /** What to order by, for example "first_observed.desc". */
  order?: `${"first_observed" | "last_observed" | "analyzer" | "analysis_type" | "severity" | "status" | "config_type"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the insights about a component's config items. */
export const insightsOfComponentOptions = (params: InsightsOfComponentParams) =>
  queryOptions({
    queryKey: ["insightsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightOfComponent>> =>
      rows<InsightOfComponent>(
        "insightsOfComponent",
        db.GET("/config_analysis_items", {
          params: {
            query: {
              select:
                "id,config_id,config_type,analyzer,analysis_type,severity,status,summary,message,first_observed,last_observed,config:configs!inner(id,name,type,config_class,health,deleted_at,links:config_component_relationships!inner(component_id))",
              "config.links.deleted_at": "is.null",
              order: params.order ?? "first_observed.desc,id.asc",
              "config.links.component_id": `eq.${params.componentId}`,
              "analysis_type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              "analyzer.filter": params.analyzers,
              "config_type.filter": params.configTypes,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["analyzer", "summary", "message"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Analyzers that have found something. */
export const insightAnalyzersOptions = () =>
  queryOptions({
    queryKey: ["insightAnalyzers"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigAnalysisAnalyzer>> =>
      rows<ConfigAnalysisAnalyzer>(
        "insightAnalyzers",
        db.GET("/config_analysis_analyzers", {
          params: { query: { select: "analyzer", order: "analyzer.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface ConfigRelationshipsParams {
  /** Relationships of one item, whichever end it is: (config_id.eq.X,related_id.eq.X). */
  either?: string;
  /** Items that point. */
  configIds?: readonly string[];
  /** Items that are pointed at. */
  relatedIds?: readonly string[];
  /** null leaves deleted relationships out. */
  deleted?: string;
  /** What to order by, for example "relation.desc". */
  order?: `${"relation" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the direct relationships between config items. */
export const configRelationshipsOptions = (params: ConfigRelationshipsParams) =>
  queryOptions({
    queryKey: ["configRelationships", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigRelationshipEntry>> =>
      rows<ConfigRelationshipEntry>(
        "configRelationships",
        db.GET("/config_relationships", {
          params: {
            query: {
              select:
                "*,config:configs!config_relationships_config_id_fkey(id,name,type,config_class,health,deleted_at),related:configs!config_relationships_related_id_fkey(id,name,type,config_class,health,deleted_at)",
              order: params.order ?? "created_at.desc",
              or: params.either,
              config_id: params.configIds === undefined ? undefined : inList(params.configIds),
              related_id: params.relatedIds === undefined ? undefined : inList(params.relatedIds),
              deleted_at: params.deleted === undefined ? undefined : `is.${params.deleted}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ConfigsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** null leaves deleted links out. */
  deleted?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the config items of a component. */
export const configsOfComponentOptions = (params: ConfigsOfComponentParams) =>
  queryOptions({
    queryKey: ["configsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigOfComponent>> =>
      rows<ConfigOfComponent>(
        "configsOfComponent",
        db.GET("/config_component_relationships", {
          params: {
            query: {
              select:
                "*,config:configs!config_component_relationships_config_id_fkey(id,name,type,config_class,health,deleted_at)",
              order: "created_at.desc,config_id.asc",
              component_id: `eq.${params.componentId}`,
              deleted_at: params.deleted === undefined ? undefined : `is.${params.deleted}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ScraperDetailParams {
  /** Scraper id. */
  id: string;
}

/** One catalog scraper with its spec; a deleted one too. */
export const scraperDetailOptions = (params: ScraperDetailParams) =>
  queryOptions({
    queryKey: ["scraperDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScraperDetail>> =>
      rows<ScraperDetail>(
        "scraperDetail",
        db.GET("/config_scrapers", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email),agent:agents(id,name)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface ScraperListParams {
  /** Part of the name, namespace or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "job_status" | "job_time_start" | "job_last_failed" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the catalog scrapers with the state of their last run. */
export const scraperListOptions = (params: ScraperListParams) =>
  queryOptions({
    queryKey: ["scraperList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScraperListEntry>> =>
      rows<ScraperListEntry>(
        "scraperList",
        db.GET("/config_scrapers_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc,id.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface RelatedConfigsParams {
  /** Config item id. */
  configId: string;
  /** outgoing, incoming or all. */
  direction?: string;
  /** hard or both. */
  incoming?: string;
  /** hard or both. */
  outgoing?: string;
  /** Whether deleted items belong to it. */
  includeDeleted?: boolean;
  /** How many steps away; 5 unless given. */
  depth?: number;
  /** Include and exclude list of config types. */
  types?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of healths. */
  healths?: string;
  /** Conditions on tags with quoted keys, for example (tags->>"cluster".eq."eu-1"). */
  tags?: string;
}

/** A config item, its ancestors and what is related to it. */
export const relatedConfigsOptions = (params: RelatedConfigsParams) =>
  queryOptions({
    queryKey: ["relatedConfigs", params] as const,
    queryFn: ({ signal }): Promise<Rows<RelatedConfigEntry>> =>
      rows<RelatedConfigEntry>(
        "relatedConfigs",
        db.GET("/rpc/related_configs_recursive", {
          params: {
            query: {
              select: "*",
              config_id: params.configId,
              type_filter: params.direction,
              incoming_relation: params.incoming,
              outgoing_relation: params.outgoing,
              include_deleted_configs: params.includeDeleted,
              max_depth: params.depth,
              "type.filter": params.types,
              "status.filter": params.statuses,
              "health.filter": params.healths,
              and: params.tags,
            },
          },
          signal,
        }),
      ),
  });

export interface ParentsByLocationParams {
  /** Config item id. */
  configId: string;
}

/** Items that a config item runs in, outermost first. */
export const parentsByLocationOptions = (params: ParentsByLocationParams) =>
  queryOptions({
    queryKey: ["parentsByLocation", params] as const,
    queryFn: ({ signal }): Promise<Rows<ParentByLocation>> =>
      rows<ParentByLocation>(
        "parentsByLocation",
        db.GET("/rpc/get_parents_by_location", {
          params: { query: { select: "*", config_id: params.configId } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface CanarySpecParams {
  /** Canary id. */
  id: string;
}

/** The canary that a check belongs to, with its spec. */
export const canarySpecOptions = (params: CanarySpecParams) =>
  queryOptions({
    queryKey: ["canarySpec", params] as const,
    queryFn: ({ signal }): Promise<Rows<CanarySpec>> =>
      rows<CanarySpec>(
        "canarySpec",
        db.GET("/canaries", {
          params: {
            query: {
              select: "id,source,spec,labels,name,namespace,agent_id,deleted_at",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface CanaryListParams {
  /** Part of the name or namespace. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "job_status" | "job_last_failed"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the canaries. */
export const canaryListOptions = (params: CanaryListParams) =>
  queryOptions({
    queryKey: ["canaryList", params] as const,
    queryFn: ({ signal }): Promise<Rows<CanaryListEntry>> =>
      rows<CanaryListEntry>(
        "canaryList",
        db.GET("/canaries_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface CheckDetailParams {
  /** Check id. */
  id: string;
}

/** One check with its canary, agent and relationships. */
export const checkDetailOptions = (params: CheckDetailParams) =>
  queryOptions({
    queryKey: ["checkDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckDetail>> =>
      rows<CheckDetail>(
        "checkDetail",
        db.GET("/checks", {
          params: {
            query: {
              select:
                "*,canaries!checks_canary_id_fkey(id,name,source),agents!checks_agent_id_fkey(id,name),components:check_component_relationships(deleted_at,components(id,name,icon,deleted_at)),configs:check_config_relationships(deleted_at,configs(id,name,type,deleted_at))",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface CheckNamesParams {
  /** Check ids. */
  ids: readonly string[];
}

/** Checks by their ids, as links show them. */
export const checkNamesOptions = (params: CheckNamesParams) =>
  queryOptions({
    queryKey: ["checkNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckRef>> =>
      rows<CheckRef>(
        "checkNames",
        db.GET("/checks", {
          params: { query: { select: "id,name,icon,status,type", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface CheckHistoryParams {
  /** Check id. */
  checkId: string;
  /** Runs after this time. */
  since?: string;
  /** Runs up to this time. */
  until?: string;
  /** 1 for healthy and 0 for unhealthy. */
  status?: string;
  /** Milliseconds. */
  minDuration?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of a check's runs, newest first. */
export const checkHistoryOptions = (params: CheckHistoryParams) =>
  queryOptions({
    queryKey: ["checkHistory", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckRun>> =>
      rows<CheckRun>(
        "checkHistory",
        db.GET("/check_statuses", {
          params: {
            query: {
              select: "check_id,time,duration,status,message,error",
              order: "time.desc",
              limit: params.limit,
              offset: params.offset,
              check_id: `eq.${params.checkId}`,
              time: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lte.${params.until}`,
              ].filter((filter) => filter !== undefined),
              status: params.status === undefined ? undefined : `eq.${params.status}`,
              duration: params.minDuration === undefined ? undefined : `gte.${params.minDuration}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

export interface RecentRunsParams {
  /** Check ids. */
  checkIds: readonly string[];
  /** Runs after this time. */
  since: string;
}

/** The latest runs of a handful of checks, newest first. */
export const recentRunsOptions = (params: RecentRunsParams) =>
  queryOptions({
    queryKey: ["recentRuns", params] as const,
    queryFn: ({ signal }): Promise<Rows<RecentRun>> =>
      rows<RecentRun>(
        "recentRuns",
        db.GET("/check_statuses", {
          params: {
            query: {
              select: "check_id,time,status,duration",
              order: "time.desc",
              check_id: inList(params.checkIds),
              time: `gt.${params.since}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

export interface ChecksOfComponentParams {
  /** Component id. */
  componentId: string;
}

/** Checks of a component. */
export const checksOfComponentOptions = (params: ChecksOfComponentParams) =>
  queryOptions({
    queryKey: ["checksOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckByComponent>> =>
      rows<CheckByComponent>(
        "checksOfComponent",
        db.GET("/checks_by_component", {
          params: { query: { select: "*", component_id: `eq.${params.componentId}` } },
          signal,
        }),
      ),
  });

export interface ChecksOfConfigParams {
  /** Config item id. */
  configId: string;
}

/** Checks of a config item. */
export const checksOfConfigOptions = (params: ChecksOfConfigParams) =>
  queryOptions({
    queryKey: ["checksOfConfig", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckSummaryForConfig>> =>
      rows<CheckSummaryForConfig>(
        "checksOfConfig",
        db.GET("/check_summary_for_config", {
          params: { query: { select: "*", config_id: `eq.${params.configId}` } },
          signal,
        }),
      ),
  });

/** Label keys of checks. */
export const checkLabelKeysOptions = () =>
  queryOptions({
    queryKey: ["checkLabelKeys"] as const,
    queryFn: ({ signal }): Promise<Rows<CheckLabelKey>> =>
      rows<CheckLabelKey>(
        "checkLabelKeys",
        db.GET("/checks_labels_keys", {
          params: { query: { select: "key", order: "key.asc" } },
          signal,
        }),
      ),
    staleTime: 300000,
  });

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
              order: params.order ?? "created_at.desc,id.asc",
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
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

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
                "*,creator:created_by(id,name,avatar,email),commander:commander_id(id,name,avatar,email),communicator:communicator_id(id,name,avatar,email),rule:incident_rule_id(id,name), hypotheses(*,creator:created_by(id,name,avatar,email),evidences(*,creator:created_by(id,name,avatar,email),config:configs(id,name,type,config_class,health,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),change:config_changes(id,config_id,change_type,severity,summary,created_at),insight:config_analysis(id,config_id,analyzer,analysis_type,severity,status,message)), comments(*,creator:created_by(id,name,avatar,email),responder:responder_id(id,person:person_id(id,name,avatar,email),team:team_id(id,name,icon)))), responders(*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon))",
              "responders.deleted_at": "is.null",
              "responders.order": "created_at.asc",
              "hypotheses.order": "created_at.asc",
              "hypotheses.evidences.order": "created_at.asc",
              "hypotheses.comments.order": "created_at.asc",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface IncidentNamesParams {
  /** Part of the title or number. */
  text?: string;
  /** Include and exclude list of states. */
  statuses?: string;
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
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "incident_id"], params.text),
              "status.filter": params.statuses,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface IncidentsOfConfigParams {
  /** Config item id. */
  configId: string;
  /** Include and exclude list of types. */
  types?: string;
  /** Include and exclude list of severities, in each spelling that is stored. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incidents with evidence about a config item, newest first. */
export const incidentsOfConfigOptions = (params: IncidentsOfConfigParams) =>
  queryOptions({
    queryKey: ["incidentsOfConfig", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentByConfig>> =>
      rows<IncidentByConfig>(
        "incidentsOfConfig",
        db.GET("/incidents_by_config", {
          params: {
            query: {
              select: "*",
              order: "created_at.desc,id.asc",
              config_id: `eq.${params.configId}`,
              "type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface IncidentsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Include and exclude list of types. */
  types?: string;
  /** Include and exclude list of severities, in each spelling that is stored. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incidents with evidence about a component, newest first. */
export const incidentsOfComponentOptions = (params: IncidentsOfComponentParams) =>
  queryOptions({
    queryKey: ["incidentsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentByComponent>> =>
      rows<IncidentByComponent>(
        "incidentsOfComponent",
        db.GET("/incidents_by_component", {
          params: {
            query: {
              select: "*",
              order: "created_at.desc,id.asc",
              component_id: `eq.${params.componentId}`,
              "type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface IncidentChangelogParams {
  /** Incident id. */
  incidentId: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of what happened to an incident, newest first. */
export const incidentChangelogOptions = (params: IncidentChangelogParams) =>
  queryOptions({
    queryKey: ["incidentChangelog", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentHistoryEntry>> =>
      rows<IncidentHistoryEntry>(
        "incidentChangelog",
        db.GET("/incident_histories", {
          params: {
            query: {
              select:
                "*,creator:created_by(id,name,avatar,email),evidence:evidences(id,type,description,config:configs(id,name,type,config_class,health,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),change:config_changes(id,config_id,change_type,severity,summary,created_at),insight:config_analysis(id,config_id,analyzer,analysis_type,severity,status,message)),hypothesis:hypotheses(id,type,title,status), responder:responders(id,person:person_id(id,name,avatar,email),team:team_id(id,name,icon)),comment:comments(id,comment)",
              order: "created_at.desc,id.asc",
              incident_id: `eq.${params.incidentId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface IncidentRuleListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incident rules. */
export const incidentRuleListOptions = (params: IncidentRuleListParams) =>
  queryOptions({
    queryKey: ["incidentRuleList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentRuleEntry>> =>
      rows<IncidentRuleEntry>(
        "incidentRuleList",
        db.GET("/incident_rules", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc,id.asc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface IncidentRuleDetailParams {
  /** Rule id. */
  id: string;
}

/** One incident rule with its spec; a deleted one too. */
export const incidentRuleDetailOptions = (params: IncidentRuleDetailParams) =>
  queryOptions({
    queryKey: ["incidentRuleDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentRuleEntry>> =>
      rows<IncidentRuleEntry>(
        "incidentRuleDetail",
        db.GET("/incident_rules", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface HypothesisNamesParams {
  /** Incident id. */
  incidentId: string;
  /** Part of the title. */
  text?: string;
}

/** Hypotheses of an incident, as pickers show them. */
export const hypothesisNamesOptions = (params: HypothesisNamesParams) =>
  queryOptions({
    queryKey: ["hypothesisNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<HypothesisRef>> =>
      rows<HypothesisRef>(
        "hypothesisNames",
        db.GET("/hypotheses", {
          params: {
            query: {
              select: "id,type,title,status,parent_id",
              order: "created_at.asc,id.asc",
              incident_id: `eq.${params.incidentId}`,
              title: params.text === undefined ? undefined : like(params.text),
            },
          },
          signal,
        }),
      ),
  });

export interface IncidentRespondersParams {
  /** Incident id. */
  incidentId: string;
}

/** Responders of an incident, with what their team can call. */
export const incidentRespondersOptions = (params: IncidentRespondersParams) =>
  queryOptions({
    queryKey: ["incidentResponders", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentResponder>> =>
      rows<IncidentResponder>(
        "incidentResponders",
        db.GET("/responders", {
          params: {
            query: {
              select: "*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon,spec)",
              deleted_at: "is.null",
              order: "created_at.asc,id.asc",
              incident_id: `eq.${params.incidentId}`,
            },
          },
          signal,
        }),
      ),
  });

export interface NotificationRuleParams {
  /** Its id. */
  id: string;
}

/** One notification rule. */
export const notificationRuleOptions = (params: NotificationRuleParams) =>
  queryOptions({
    queryKey: ["notificationRule", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationRuleDetail>> =>
      rows<NotificationRuleDetail>(
        "notificationRule",
        db.GET("/notifications", {
          params: {
            query: {
              select:
                "*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon),creator:created_by(id,name,avatar,email)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface NotificationRulesParams {
  /** Part of the name or title or namespace. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "title" | "source" | "created_at" | "updated_at" | "sent" | "failed" | "pending" | "avg_duration_ms" | "error"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the notification rules. */
export const notificationRulesOptions = (params: NotificationRulesParams) =>
  queryOptions({
    queryKey: ["notificationRules", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationRuleEntry>> =>
      rows<NotificationRuleEntry>(
        "notificationRules",
        db.GET("/notifications_summary", {
          params: {
            query: {
              select:
                "*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon),creator:created_by(id,name,avatar,email)",
              order: params.order ?? "created_at.desc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "title", "namespace"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface SendHistoryParams {
  /** Resource id. */
  resourceId?: string;
  /** Include and exclude list of resource types. */
  resourceTypes?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of resource names. */
  resourceNames?: string;
  /** Notification rule id. */
  notificationId?: string;
  /** Sent after this time. */
  since?: string;
  /** Sent before this time. */
  until?: string;
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "status" | "resource_type"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of what was sent. */
export const sendHistoryOptions = (params: SendHistoryParams) =>
  queryOptions({
    queryKey: ["sendHistory", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationSendHistory>> =>
      rows<NotificationSendHistory>(
        "sendHistory",
        db.GET("/notification_send_history_summary", {
          params: {
            query: {
              select: "*",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
              resource_id: params.resourceId === undefined ? undefined : `eq.${params.resourceId}`,
              "resource_type.filter": params.resourceTypes,
              "status.filter": params.statuses,
              "resource->>name.filter": params.resourceNames,
              notification_id:
                params.notificationId === undefined ? undefined : `eq.${params.notificationId}`,
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

export interface SendHistoryDetailParams {
  /** Its id. */
  id: string;
}

/** One notification that was sent. */
export const sendHistoryDetailOptions = (params: SendHistoryDetailParams) =>
  queryOptions({
    queryKey: ["sendHistoryDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationSendHistory>> =>
      rows<NotificationSendHistory>(
        "sendHistoryDetail",
        db.GET("/notification_send_history_summary", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

export interface SilenceListParams {
  /** Part of the name or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "from" | "until" | "created_at" | "updated_at" | "source"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the silences. */
export const silenceListOptions = (params: SilenceListParams) =>
  queryOptions({
    queryKey: ["silenceList", params] as const,
    queryFn: ({ signal }): Promise<Rows<SilenceEntry>> =>
      rows<SilenceEntry>(
        "silenceList",
        db.GET("/notification_silences", {
          params: {
            query: {
              select:
                "*,check:check_id(id,name,type,status),config:configs!notification_silence_config_id_fkey(id,name,type,config_class),component:component_id(id,name,icon),creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface SilenceDetailParams {
  /** Its id. */
  id: string;
}

/** One silence. */
export const silenceDetailOptions = (params: SilenceDetailParams) =>
  queryOptions({
    queryKey: ["silenceDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<SilenceEntry>> =>
      rows<SilenceEntry>(
        "silenceDetail",
        db.GET("/notification_silences", {
          params: {
            query: {
              select:
                "*,check:check_id(id,name,type,status),config:configs!notification_silence_config_id_fkey(id,name,type,config_class),component:component_id(id,name,icon),creator:created_by(id,name,avatar,email)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface PlaybookDetailParams {
  /** Playbook id. */
  id: string;
}

/** One playbook with its spec; a deleted one too. */
export const playbookDetailOptions = (params: PlaybookDetailParams) =>
  queryOptions({
    queryKey: ["playbookDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookDetail>> =>
      rows<PlaybookDetail>(
        "playbookDetail",
        db.GET("/playbooks", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface PlaybooksByIdsParams {
  /** Playbook ids. */
  ids: readonly string[];
}

/** Some playbooks by their ids with what running them needs, as links and menus show them. */
export const playbooksByIdsOptions = (params: PlaybooksByIdsParams) =>
  queryOptions({
    queryKey: ["playbooksByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookEntry>> =>
      rows<PlaybookEntry>(
        "playbooksByIds",
        db.GET("/playbooks", {
          params: {
            query: {
              select: "id,name,title,icon,category,description,spec,deleted_at",
              id: inList(params.ids),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface PlaybookNamesParams {
  /** Part of the title, name, description or category. */
  text?: string;
}

/** Playbooks, as their page and pickers show them. */
export const playbookNamesOptions = (params: PlaybookNamesParams) =>
  queryOptions({
    queryKey: ["playbookNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookName>> =>
      rows<PlaybookName>(
        "playbookNames",
        db.GET("/playbook_names", {
          params: {
            query: {
              select: "id,name,title,icon,category,description",
              order: "title.asc,id.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "name", "description", "category"], params.text),
            },
          },
          signal,
        }),
      ),
    staleTime: 30000,
  });

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
              order: params.order ?? "created_at.desc,id.asc",
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

export interface PlaybookActionParams {
  /** Action id. */
  id: string;
}

/** One action of a run with its result, error and artifacts. */
export const playbookActionOptions = (params: PlaybookActionParams) =>
  queryOptions({
    queryKey: ["playbookAction", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookActionDetail>> =>
      rows<PlaybookActionDetail>(
        "playbookAction",
        db.GET("/playbook_run_actions", {
          params: {
            query: {
              select:
                "*,agent:agents(id,name),artifacts(*),run:playbook_runs(id,playbook_id,parent_id,status,spec)",
              "artifacts.order": "filename.asc",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 0,
  });

export interface PlaybookRunActionsParams {
  /** Run id. */
  runId: string;
}

/** Actions of a run and of the runs that it started, in the order in which they began. */
export const playbookRunActionsOptions = (params: PlaybookRunActionsParams) =>
  queryOptions({
    queryKey: ["playbookRunActions", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookRunActionEntry>> =>
      rows<PlaybookRunActionEntry>(
        "playbookRunActions",
        db.GET("/rpc/get_playbook_run_actions", {
          params: { query: { select: "*", run_id: params.runId } },
          signal,
        }),
      ),
    staleTime: 0,
  });

export interface AgentNamesParams {
  /** Agent ids. */
  ids: readonly string[];
}

/** Names of some agents. */
export const agentNamesOptions = (params: AgentNamesParams) =>
  queryOptions({
    queryKey: ["agentNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentName>> =>
      rows<AgentName>(
        "agentNames",
        db.GET("/agents", {
          params: { query: { select: "id,name,description", id: inList(params.ids) } },
          signal,
        }),
      ),
  });

export interface AgentListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "created_at" | "updated_at" | "last_seen" | "last_received"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the agents. */
export const agentListOptions = (params: AgentListParams) =>
  queryOptions({
    queryKey: ["agentList", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentListEntry>> =>
      rows<AgentListEntry>(
        "agentList",
        db.GET("/agents_summary", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              order: params.order ?? "created_at.desc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface AgentDetailParams {
  /** Its id. */
  id: string;
}

/** One agent. */
export const agentDetailOptions = (params: AgentDetailParams) =>
  queryOptions({
    queryKey: ["agentDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentListEntry>> =>
      rows<AgentListEntry>(
        "agentDetail",
        db.GET("/agents_summary", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface ApplicationListParams {
  /** Part of the name or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the applications. */
export const applicationListOptions = (params: ApplicationListParams) =>
  queryOptions({
    queryKey: ["applicationList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ApplicationListEntry>> =>
      rows<ApplicationListEntry>(
        "applicationList",
        db.GET("/applications", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ApplicationDetailParams {
  /** Its id. */
  id: string;
}

/** One application. */
export const applicationDetailOptions = (params: ApplicationDetailParams) =>
  queryOptions({
    queryKey: ["applicationDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ApplicationListEntry>> =>
      rows<ApplicationListEntry>(
        "applicationDetail",
        db.GET("/applications", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface ConnectionListParams {
  /** Part of the name or type or namespace. */
  text?: string;
  /** Connection types. */
  types?: readonly string[];
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "type" | "namespace" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the connections. */
export const connectionListOptions = (params: ConnectionListParams) =>
  queryOptions({
    queryKey: ["connectionList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConnectionListEntry>> =>
      rows<ConnectionListEntry>(
        "connectionList",
        db.GET("/connections", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "type", "namespace"], params.text),
              type: params.types === undefined ? undefined : inList(params.types),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ConnectionDetailParams {
  /** Its id. */
  id: string;
}

/** One connection. */
export const connectionDetailOptions = (params: ConnectionDetailParams) =>
  queryOptions({
    queryKey: ["connectionDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConnectionListEntry>> =>
      rows<ConnectionListEntry>(
        "connectionDetail",
        db.GET("/connections", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface ConnectionNamesParams {
  /** Connection types. */
  types?: readonly string[];
  /** Part of the name or namespace. */
  text?: string;
}

/** Connections, as pickers and links show them. */
export const connectionNamesOptions = (params: ConnectionNamesParams) =>
  queryOptions({
    queryKey: ["connectionNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConnectionRef>> =>
      rows<ConnectionRef>(
        "connectionNames",
        db.GET("/connections", {
          params: {
            query: {
              select: "id,name,namespace,type",
              deleted_at: "is.null",
              order: "name.asc",
              type: params.types === undefined ? undefined : inList(params.types),
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
            },
          },
          signal,
        }),
      ),
    staleTime: 30000,
  });

/** Failing events. */
export const eventQueueOptions = () =>
  queryOptions({
    queryKey: ["eventQueue"] as const,
    queryFn: ({ signal }): Promise<Rows<EventQueueSummary>> =>
      rows<EventQueueSummary>(
        "eventQueue",
        db.GET("/event_queue_summary", {
          params: { query: { select: "*", order: "last_failure.desc" } },
          signal,
        }),
      ),
  });

export interface IntegrationListParams {
  /** Part of the name. */
  text?: string;
  /** scrapers or topologies or logging_backends. */
  types?: readonly string[];
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "integration_type" | "source" | "created_at" | "updated_at" | "job_status" | "job_last_failed"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the integrations. */
export const integrationListOptions = (params: IntegrationListParams) =>
  queryOptions({
    queryKey: ["integrationList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IntegrationWithStatus>> =>
      rows<IntegrationWithStatus>(
        "integrationList",
        db.GET("/integrations_with_status", {
          params: {
            query: {
              select: "*",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              name: params.text === undefined ? undefined : like(params.text),
              integration_type: params.types === undefined ? undefined : inList(params.types),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface JobHistoryParams {
  /** Include and exclude list of resource types. */
  resourceTypes?: string;
  /** Include and exclude list of job names. */
  names?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Resource id. */
  resourceId?: string;
  /** Runs after this time. */
  since?: string;
  /** Runs before this time. */
  until?: string;
  /** Milliseconds. */
  minDuration?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "resource_type" | "resource_name" | "duration_millis" | "status" | "success_count" | "error_count" | "created_at" | "time_start"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of job runs. */
export const jobHistoryOptions = (params: JobHistoryParams) =>
  queryOptions({
    queryKey: ["jobHistory", params] as const,
    queryFn: ({ signal }): Promise<Rows<JobHistory>> =>
      rows<JobHistory>(
        "jobHistory",
        db.GET("/job_histories", {
          params: {
            query: {
              select: "*",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
              "resource_type.filter": params.resourceTypes,
              "name.filter": params.names,
              "status.filter": params.statuses,
              resource_id: params.resourceId === undefined ? undefined : `eq.${params.resourceId}`,
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
              duration_millis:
                params.minDuration === undefined ? undefined : `gte.${params.minDuration}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

/** Names of jobs. */
export const jobNamesOptions = () =>
  queryOptions({
    queryKey: ["jobNames"] as const,
    queryFn: ({ signal }): Promise<Rows<JobHistoryName>> =>
      rows<JobHistoryName>(
        "jobNames",
        db.GET("/job_history_names", {
          params: { query: { select: "name", order: "name.asc" } },
          signal,
        }),
      ),
    staleTime: 300000,
  });

export interface LogBackendListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the log backends. */
export const logBackendListOptions = (params: LogBackendListParams) =>
  queryOptions({
    queryKey: ["logBackendList", params] as const,
    queryFn: ({ signal }): Promise<Rows<LogBackendListEntry>> =>
      rows<LogBackendListEntry>(
        "logBackendList",
        db.GET("/logging_backends", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface LogBackendDetailParams {
  /** Its id. */
  id: string;
}

/** One log backend. */
export const logBackendDetailOptions = (params: LogBackendDetailParams) =>
  queryOptions({
    queryKey: ["logBackendDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<LogBackendListEntry>> =>
      rows<LogBackendListEntry>(
        "logBackendDetail",
        db.GET("/logging_backends", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

export interface PropertyListParams {
  /** Part of the name or value. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "value" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Properties of the database. */
export const propertyListOptions = (params: PropertyListParams) =>
  queryOptions({
    queryKey: ["propertyList", params] as const,
    queryFn: ({ signal }): Promise<Rows<PropertyListEntry>> =>
      rows<PropertyListEntry>(
        "propertyList",
        db.GET("/properties", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "value"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ViewListParams {
  /** Part of the name or namespace. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "updated_at" | "last_ran"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the custom views. */
export const viewListOptions = (params: ViewListParams) =>
  queryOptions({
    queryKey: ["viewList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewListEntry>> =>
      rows<ViewListEntry>(
        "viewList",
        db.GET("/views", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ViewDetailParams {
  /** Its id. */
  id: string;
}

/** One custom view. */
export const viewDetailOptions = (params: ViewDetailParams) =>
  queryOptions({
    queryKey: ["viewDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewListEntry>> =>
      rows<ViewListEntry>(
        "viewDetail",
        db.GET("/views", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Views that stand in the sidebar. */
export const sidebarViewsOptions = () =>
  queryOptions({
    queryKey: ["sidebarViews"] as const,
    queryFn: ({ signal }): Promise<Rows<SidebarView>> =>
      rows<SidebarView>(
        "sidebarViews",
        db.GET("/views_summary", {
          params: {
            query: {
              select: "id,name,namespace,title,icon,ordinal",
              sidebar: "eq.true",
              order: "ordinal.asc,title.asc",
            },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });

export interface ViewByNameParams {
  /** Its name. */
  name: string;
  /** Its namespace. */
  namespace?: string;
}

/** A custom view by its name. */
export const viewByNameOptions = (params: ViewByNameParams) =>
  queryOptions({
    queryKey: ["viewByName", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewRef>> =>
      rows<ViewRef>(
        "viewByName",
        db.GET("/views_summary", {
          params: {
            query: {
              select: "id,name,namespace,title,icon",
              name: `eq.${params.name}`,
              namespace: params.namespace === undefined ? undefined : `eq.${params.namespace}`,
            },
          },
          signal,
        }),
      ),
  });

export interface ViewRowsParams {
  /** Which set of variables the rows were made for. */
  fingerprint: string;
  /** column.asc or column.desc.nullslast. */
  order?: string;
  /** view_{namespace}_{name}, dashes as underscores. */
  viewTable: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of a custom view. */
export const viewRowsOptions = (params: ViewRowsParams) =>
  queryOptions({
    queryKey: ["viewRows", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewTableRow>> =>
      rows<ViewTableRow>(
        "viewRows",
        db.GET("/{viewTable}", {
          params: {
            path: { viewTable: params.viewTable },
            query: {
              select: "*",
              request_fingerprint: `eq.${params.fingerprint}`,
              order: params.order,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ComponentDetailParams {
  /** Component id. */
  id: string;
}

/** One component with its agent and topology; a deleted or hidden one too. */
export const componentDetailOptions = (params: ComponentDetailParams) =>
  queryOptions({
    queryKey: ["componentDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentDetail>> =>
      rows<ComponentDetail>(
        "componentDetail",
        db.GET("/components", {
          params: {
            query: {
              select: "*,agent:agents(id,name),topology:topologies(id,name)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface ComponentNamesParams {
  /** Part of the name or external id. */
  text?: string;
  /** Component types. */
  types?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Components, as pickers show them. */
export const componentNamesOptions = (params: ComponentNamesParams) =>
  queryOptions({
    queryKey: ["componentNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentChoice>> =>
      rows<ComponentChoice>(
        "componentNames",
        db.GET("/component_names", {
          params: {
            query: {
              select: "id,name,icon,type,path,parent_id",
              order: "name.asc,id.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "external_id"], params.text),
              type: params.types === undefined ? undefined : inList(params.types),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface ComponentsByIdsParams {
  /** Component ids. */
  ids: readonly string[];
}

/** Some components by their ids, as links and paths show them; deleted and hidden ones are missing. */
export const componentsByIdsOptions = (params: ComponentsByIdsParams) =>
  queryOptions({
    queryKey: ["componentsByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentChoice>> =>
      rows<ComponentChoice>(
        "componentsByIds",
        db.GET("/component_names", {
          params: { query: { select: "id,name,icon,type,path,parent_id", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Label pairs that components carry. */
export const componentLabelsOptions = () =>
  queryOptions({
    queryKey: ["componentLabels"] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentLabel>> =>
      rows<ComponentLabel>(
        "componentLabels",
        db.GET("/component_labels", {
          params: { query: { select: "key,value", order: "key.asc,value.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Label keys of components, to group notifications by. */
export const componentLabelKeysOptions = () =>
  queryOptions({
    queryKey: ["componentLabelKeys"] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentLabelKey>> =>
      rows<ComponentLabelKey>(
        "componentLabelKeys",
        db.GET("/component_labels_keys", {
          params: { query: { select: "key", order: "key.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Components whose logs can be read. */
export const logComponentsOptions = () =>
  queryOptions({
    queryKey: ["logComponents"] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentWithLogs>> =>
      rows<ComponentWithLogs>(
        "logComponents",
        db.GET("/components_with_logs", {
          params: { query: { select: "*", order: "name.asc,id.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

export interface TopologyDetailParams {
  /** Topology id. */
  id: string;
}

/** One topology with its spec; a deleted one too. */
export const topologyDetailOptions = (params: TopologyDetailParams) =>
  queryOptions({
    queryKey: ["topologyDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<TopologyDetail>> =>
      rows<TopologyDetail>(
        "topologyDetail",
        db.GET("/topologies", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email),agent:agents(id,name)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface TopologyListParams {
  /** Part of the name or namespace. */
  text?: string;
  /** Agents that the topologies belong to. */
  agentIds?: readonly string[];
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "schedule" | "job_status" | "job_time_start" | "job_last_failed" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the topologies with the state of their last job. */
export const topologyListOptions = (params: TopologyListParams) =>
  queryOptions({
    queryKey: ["topologyList", params] as const,
    queryFn: ({ signal }): Promise<Rows<TopologyListEntry>> =>
      rows<TopologyListEntry>(
        "topologyList",
        db.GET("/topologies_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc,id.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              agent_id: params.agentIds === undefined ? undefined : inList(params.agentIds),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

export interface TeamsOfComponentParams {
  /** Component id. */
  componentId: string;
}

/** Teams that own a component. */
export const teamsOfComponentOptions = (params: TeamsOfComponentParams) =>
  queryOptions({
    queryKey: ["teamsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamOfComponent>> =>
      rows<TeamOfComponent>(
        "teamsOfComponent",
        db.GET("/team_components", {
          params: {
            query: {
              select: "*,team:teams(id,name,icon,deleted_at)",
              order: "team_id.asc",
              component_id: `eq.${params.componentId}`,
            },
          },
          signal,
        }),
      ),
  });
