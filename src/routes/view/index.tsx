import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "~/shell/RouteFallbacks";

/** Nothing stands at /view itself. */
export const Route = createFileRoute("/view/")({ component: NotFoundPage });
