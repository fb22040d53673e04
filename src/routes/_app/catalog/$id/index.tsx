import { createFileRoute } from "@tanstack/react-router";
import { FirstTab } from "~/features/configItem/FirstTab";

/** A catalog item without a tab. */
export const Route = createFileRoute("/_app/catalog/$id/")({
  component: function Item() {
    const { id } = Route.useParams();
    return <FirstTab key={id} id={id} />;
  },
});
