import { createFileRoute } from "@tanstack/react-router";
import { SettingsIndex } from "~/shell/SettingsIndex";

/** What the pages of the settings are for. */
export const Route = createFileRoute("/_app/settings/")({ component: SettingsIndex });
