import { createFileRoute } from "@tanstack/react-router";
import { FlowErrorPage } from "~/features/identity/FlowErrorPage";

export const Route = createFileRoute("/error/$id")({
  component: FlowErrorRoute,
});

function FlowErrorRoute() {
  return <FlowErrorPage id={Route.useParams().id} />;
}
