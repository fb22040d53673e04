// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "./types";

export const createTeamMutation = () =>
  mutationOptions({
    meta: { operation: "createTeam" },
    mutationFn: (
      body: components["schemas"]["TeamInsert"],
    ): Promise<components["schemas"]["Team"]> =>
      written<components["schemas"]["Team"]>(
        "createTeam",
        db.POST("/teams", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateTeamMutation = () =>
  mutationOptions({
    meta: { operation: "updateTeam" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["TeamUpdate"];
    }): Promise<components["schemas"]["Team"]> =>
      written<components["schemas"]["Team"]>(
        "updateTeam",
        db.PATCH("/teams", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createTeamMemberMutation = () =>
  mutationOptions({
    meta: { operation: "createTeamMember" },
    mutationFn: (
      body: components["schemas"]["TeamMemberInsert"],
    ): Promise<components["schemas"]["TeamMember"]> =>
      written<components["schemas"]["TeamMember"]>(
        "createTeamMember",
        db.POST("/team_members", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const deleteTeamMemberMutation = () =>
  mutationOptions({
    meta: { operation: "deleteTeamMember" },
    mutationFn: (where: {
      team_id: string;
      person_id: string;
    }): Promise<components["schemas"]["TeamMember"]> =>
      written<components["schemas"]["TeamMember"]>(
        "deleteTeamMember",
        db.DELETE("/team_members", {
          params: {
            query: { team_id: `eq.${where.team_id}`, person_id: `eq.${where.person_id}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });

export const createPermissionMutation = () =>
  mutationOptions({
    meta: { operation: "createPermission" },
    mutationFn: (
      body: components["schemas"]["PermissionInsert"],
    ): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "createPermission",
        db.POST("/permissions", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updatePermissionMutation = () =>
  mutationOptions({
    meta: { operation: "updatePermission" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["PermissionUpdate"];
    }): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "updatePermission",
        db.PATCH("/permissions", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deletePermissionMutation = () =>
  mutationOptions({
    meta: { operation: "deletePermission" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "deletePermission",
        db.DELETE("/permissions", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createScopeMutation = () =>
  mutationOptions({
    meta: { operation: "createScope" },
    mutationFn: (
      body: components["schemas"]["ScopeInsert"],
    ): Promise<components["schemas"]["Scope"]> =>
      written<components["schemas"]["Scope"]>(
        "createScope",
        db.POST("/scopes", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateScopeMutation = () =>
  mutationOptions({
    meta: { operation: "updateScope" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ScopeUpdate"];
    }): Promise<components["schemas"]["Scope"]> =>
      written<components["schemas"]["Scope"]>(
        "updateScope",
        db.PATCH("/scopes", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createConfigComponentRelationshipMutation = () =>
  mutationOptions({
    meta: { operation: "createConfigComponentRelationship" },
    mutationFn: (
      body: components["schemas"]["ConfigComponentRelationshipInsert"],
    ): Promise<components["schemas"]["ConfigComponentRelationship"]> =>
      written<components["schemas"]["ConfigComponentRelationship"]>(
        "createConfigComponentRelationship",
        db.POST("/config_component_relationships", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteConfigComponentRelationshipMutation = () =>
  mutationOptions({
    meta: { operation: "deleteConfigComponentRelationship" },
    mutationFn: (where: {
      component_id: string;
      config_id: string;
      selector_id: string;
    }): Promise<components["schemas"]["ConfigComponentRelationship"]> =>
      written<components["schemas"]["ConfigComponentRelationship"]>(
        "deleteConfigComponentRelationship",
        db.DELETE("/config_component_relationships", {
          params: {
            query: {
              component_id: `eq.${where.component_id}`,
              config_id: `eq.${where.config_id}`,
              selector_id: `eq.${where.selector_id}`,
            },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });

export const createConfigScraperMutation = () =>
  mutationOptions({
    meta: { operation: "createConfigScraper" },
    mutationFn: (
      body: components["schemas"]["ConfigScraperInsert"],
    ): Promise<components["schemas"]["ConfigScraper"]> =>
      written<components["schemas"]["ConfigScraper"]>(
        "createConfigScraper",
        db.POST("/config_scrapers", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateConfigScraperMutation = () =>
  mutationOptions({
    meta: { operation: "updateConfigScraper" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ConfigScraperUpdate"];
    }): Promise<components["schemas"]["ConfigScraper"]> =>
      written<components["schemas"]["ConfigScraper"]>(
        "updateConfigScraper",
        db.PATCH("/config_scrapers", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createCanaryMutation = () =>
  mutationOptions({
    meta: { operation: "createCanary" },
    mutationFn: (
      body: components["schemas"]["CanaryInsert"],
    ): Promise<components["schemas"]["Canary"]> =>
      written<components["schemas"]["Canary"]>(
        "createCanary",
        db.POST("/canaries", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateCanaryMutation = () =>
  mutationOptions({
    meta: { operation: "updateCanary" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["CanaryUpdate"];
    }): Promise<components["schemas"]["Canary"]> =>
      written<components["schemas"]["Canary"]>(
        "updateCanary",
        db.PATCH("/canaries", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createIncidentMutation = () =>
  mutationOptions({
    meta: { operation: "createIncident" },
    mutationFn: (
      body: components["schemas"]["IncidentInsert"],
    ): Promise<components["schemas"]["Incident"]> =>
      written<components["schemas"]["Incident"]>(
        "createIncident",
        db.POST("/incidents", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateIncidentMutation = () =>
  mutationOptions({
    meta: { operation: "updateIncident" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["IncidentUpdate"];
    }): Promise<components["schemas"]["Incident"]> =>
      written<components["schemas"]["Incident"]>(
        "updateIncident",
        db.PATCH("/incidents", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createIncidentRuleMutation = () =>
  mutationOptions({
    meta: { operation: "createIncidentRule" },
    mutationFn: (
      body: components["schemas"]["IncidentRuleInsert"],
    ): Promise<components["schemas"]["IncidentRule"]> =>
      written<components["schemas"]["IncidentRule"]>(
        "createIncidentRule",
        db.POST("/incident_rules", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateIncidentRuleMutation = () =>
  mutationOptions({
    meta: { operation: "updateIncidentRule" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["IncidentRuleUpdate"];
    }): Promise<components["schemas"]["IncidentRule"]> =>
      written<components["schemas"]["IncidentRule"]>(
        "updateIncidentRule",
        db.PATCH("/incident_rules", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "createHypothesis" },
    mutationFn: (
      body: components["schemas"]["HypothesisInsert"],
    ): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "createHypothesis",
        db.POST("/hypotheses", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "updateHypothesis" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["HypothesisUpdate"];
    }): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "updateHypothesis",
        db.PATCH("/hypotheses", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "deleteHypothesis" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "deleteHypothesis",
        db.DELETE("/hypotheses", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "createEvidence" },
    mutationFn: (
      body: components["schemas"]["EvidenceInsert"],
    ): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "createEvidence",
        db.POST("/evidences", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "updateEvidence" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["EvidenceUpdate"];
    }): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "updateEvidence",
        db.PATCH("/evidences", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "deleteEvidence" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "deleteEvidence",
        db.DELETE("/evidences", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createCommentMutation = () =>
  mutationOptions({
    meta: { operation: "createComment" },
    mutationFn: (
      body: components["schemas"]["CommentInsert"],
    ): Promise<components["schemas"]["Comment"]> =>
      written<components["schemas"]["Comment"]>(
        "createComment",
        db.POST("/comments", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const deleteCommentMutation = () =>
  mutationOptions({
    meta: { operation: "deleteComment" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Comment"]> =>
      written<components["schemas"]["Comment"]>(
        "deleteComment",
        db.DELETE("/comments", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createResponderMutation = () =>
  mutationOptions({
    meta: { operation: "createResponder" },
    mutationFn: (
      body: components["schemas"]["ResponderInsert"],
    ): Promise<components["schemas"]["Responder"]> =>
      written<components["schemas"]["Responder"]>(
        "createResponder",
        db.POST("/responders", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateResponderMutation = () =>
  mutationOptions({
    meta: { operation: "updateResponder" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ResponderUpdate"];
    }): Promise<components["schemas"]["Responder"]> =>
      written<components["schemas"]["Responder"]>(
        "updateResponder",
        db.PATCH("/responders", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createNotificationMutation = () =>
  mutationOptions({
    meta: { operation: "createNotification" },
    mutationFn: (
      body: components["schemas"]["NotificationInsert"],
    ): Promise<components["schemas"]["Notification"]> =>
      written<components["schemas"]["Notification"]>(
        "createNotification",
        db.POST("/notifications", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateNotificationMutation = () =>
  mutationOptions({
    meta: { operation: "updateNotification" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["NotificationUpdate"];
    }): Promise<components["schemas"]["Notification"]> =>
      written<components["schemas"]["Notification"]>(
        "updateNotification",
        db.PATCH("/notifications", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateNotificationSilenceMutation = () =>
  mutationOptions({
    meta: { operation: "updateNotificationSilence" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["NotificationSilenceUpdate"];
    }): Promise<components["schemas"]["NotificationSilence"]> =>
      written<components["schemas"]["NotificationSilence"]>(
        "updateNotificationSilence",
        db.PATCH("/notification_silences", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createPlaybookMutation = () =>
  mutationOptions({
    meta: { operation: "createPlaybook" },
    mutationFn: (
      body: components["schemas"]["PlaybookInsert"],
    ): Promise<components["schemas"]["Playbook"]> =>
      written<components["schemas"]["Playbook"]>(
        "createPlaybook",
        db.POST("/playbooks", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updatePlaybookMutation = () =>
  mutationOptions({
    meta: { operation: "updatePlaybook" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["PlaybookUpdate"];
    }): Promise<components["schemas"]["Playbook"]> =>
      written<components["schemas"]["Playbook"]>(
        "updatePlaybook",
        db.PATCH("/playbooks", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateAgentMutation = () =>
  mutationOptions({
    meta: { operation: "updateAgent" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["AgentUpdate"];
    }): Promise<components["schemas"]["Agent"]> =>
      written<components["schemas"]["Agent"]>(
        "updateAgent",
        db.PATCH("/agents", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createApplicationMutation = () =>
  mutationOptions({
    meta: { operation: "createApplication" },
    mutationFn: (
      body: components["schemas"]["ApplicationInsert"],
    ): Promise<components["schemas"]["Application"]> =>
      written<components["schemas"]["Application"]>(
        "createApplication",
        db.POST("/applications", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateApplicationMutation = () =>
  mutationOptions({
    meta: { operation: "updateApplication" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ApplicationUpdate"];
    }): Promise<components["schemas"]["Application"]> =>
      written<components["schemas"]["Application"]>(
        "updateApplication",
        db.PATCH("/applications", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createConnectionMutation = () =>
  mutationOptions({
    meta: { operation: "createConnection" },
    mutationFn: (
      body: components["schemas"]["ConnectionInsert"],
    ): Promise<components["schemas"]["Connection"]> =>
      written<components["schemas"]["Connection"]>(
        "createConnection",
        db.POST("/connections", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateConnectionMutation = () =>
  mutationOptions({
    meta: { operation: "updateConnection" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ConnectionUpdate"];
    }): Promise<components["schemas"]["Connection"]> =>
      written<components["schemas"]["Connection"]>(
        "updateConnection",
        db.PATCH("/connections", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createLoggingBackendMutation = () =>
  mutationOptions({
    meta: { operation: "createLoggingBackend" },
    mutationFn: (
      body: components["schemas"]["LoggingBackendInsert"],
    ): Promise<components["schemas"]["LoggingBackend"]> =>
      written<components["schemas"]["LoggingBackend"]>(
        "createLoggingBackend",
        db.POST("/logging_backends", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateLoggingBackendMutation = () =>
  mutationOptions({
    meta: { operation: "updateLoggingBackend" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["LoggingBackendUpdate"];
    }): Promise<components["schemas"]["LoggingBackend"]> =>
      written<components["schemas"]["LoggingBackend"]>(
        "updateLoggingBackend",
        db.PATCH("/logging_backends", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createPropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "createPropertyRow" },
    mutationFn: (
      body: components["schemas"]["PropertyRowInsert"],
    ): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "createPropertyRow",
        db.POST("/properties", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updatePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "updatePropertyRow" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { name: string };
      body: components["schemas"]["PropertyRowUpdate"];
    }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "updatePropertyRow",
        db.PATCH("/properties", {
          body,
          params: {
            query: { name: `eq.${where.name}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });

export const deletePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "deletePropertyRow" },
    mutationFn: (where: { name: string }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "deletePropertyRow",
        db.DELETE("/properties", {
          params: {
            query: { name: `eq.${where.name}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });

export const createViewMutation = () =>
  mutationOptions({
    meta: { operation: "createView" },
    mutationFn: (
      body: components["schemas"]["ViewInsert"],
    ): Promise<components["schemas"]["View"]> =>
      written<components["schemas"]["View"]>(
        "createView",
        db.POST("/views", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateViewMutation = () =>
  mutationOptions({
    meta: { operation: "updateView" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ViewUpdate"];
    }): Promise<components["schemas"]["View"]> =>
      written<components["schemas"]["View"]>(
        "updateView",
        db.PATCH("/views", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteViewMutation = () =>
  mutationOptions({
    meta: { operation: "deleteView" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["View"]> =>
      written<components["schemas"]["View"]>(
        "deleteView",
        db.DELETE("/views", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createTopologyMutation = () =>
  mutationOptions({
    meta: { operation: "createTopology" },
    mutationFn: (
      body: components["schemas"]["TopologyInsert"],
    ): Promise<components["schemas"]["Topology"]> =>
      written<components["schemas"]["Topology"]>(
        "createTopology",
        db.POST("/topologies", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateTopologyMutation = () =>
  mutationOptions({
    meta: { operation: "updateTopology" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["TopologyUpdate"];
    }): Promise<components["schemas"]["Topology"]> =>
      written<components["schemas"]["Topology"]>(
        "updateTopology",
        db.PATCH("/topologies", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
