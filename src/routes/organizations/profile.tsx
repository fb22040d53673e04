import { createFileRoute } from "@tanstack/react-router";
import { toOrganization } from "~/features/hosted/toOrganization";

/** The profile of the organization, which the provider keeps. */
export const Route = createFileRoute("/organizations/profile")({ beforeLoad: toOrganization });
