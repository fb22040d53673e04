import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "~/shell/RouteFallbacks";

/** Every address that no other route knows. */
export const Route = createFileRoute("/_app/$")({ component: NotFoundPage });
