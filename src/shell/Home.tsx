import { Navigate } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { usePreferences } from "~/components/preferences/preferences";
import { homeOf } from "./nav";
import { ContentSkeleton } from "./PageSkeleton";
import { useNav } from "./useNav";
import { useStartViews } from "./useStartViews";

/** `/`: goes on to the view that this person has chosen, or to the first area that is there for them. */
export function Home() {
  const home = homeOf(useNav());
  const { startView } = usePreferences();
  const views = useStartViews({ isAsked: startView !== "" });
  if (views === undefined) return <ContentSkeleton />;
  // One that was deleted, or is not for this person, keeps nobody from the console.
  if (views.some(({ id }) => id === startView))
    return <Navigate to="/views/$id" params={{ id: startView }} replace />;
  if (home !== undefined) return <Navigate to={home.path} replace />;
  return (
    <>
      <PageHeader title="Welcome" />
      <PageMessage title="There is no area for you yet" icon={<Compass size={24} />}>
        <p>Every area is switched off by a feature flag, or needs a role that you do not have.</p>
        <p>Ask an administrator for a role such as viewer.</p>
      </PageMessage>
    </>
  );
}
