// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

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
