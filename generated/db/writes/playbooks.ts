// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
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
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["PlaybookUpdate"];
      base?: Pick<components["schemas"]["Playbook"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Playbook"]> =>
      written<components["schemas"]["Playbook"]>(
        "updatePlaybook",
        db.PATCH("/playbooks", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
