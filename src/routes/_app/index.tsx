import { createFileRoute } from "@tanstack/react-router";
import { Home } from "~/shell/Home";

export const Route = createFileRoute("/_app/")({ component: Home });
