import { Navigate } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { homeOf } from "./nav";
import { useNav } from "./useNav";

/** `/`: goes on to the first area that is there for this person. */
export function Home() {
  const home = homeOf(useNav());
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
