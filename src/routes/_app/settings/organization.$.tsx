import { createFileRoute } from "@tanstack/react-router";
import { toOrganization } from "~/features/hosted/toOrganization";

/** An older address of the people of the organization. */
export const Route = createFileRoute("/_app/settings/organization/$")({
  beforeLoad: toOrganization,
});
