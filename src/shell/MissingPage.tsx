import { Button } from "@radix-ui/themes";
import { useRouter } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { useOnline } from "./ConnectionNotice";
import { useAutoRetry } from "./useAutoRetry";

/** In place of a page whose code did not come: says why and tries again until it does. */
export function MissingPage({ onLoaded }: { onLoaded: () => void }) {
  const router = useRouter();
  const isOnline = useOnline();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = () => {
    setIsRetrying(true);
    // The router asks for a page's code once; what failed it asks for again only when told to.
    const parts = router.state.matches.map(async ({ routeId }) => {
      const { component } = router.routesById[routeId].options;
      if (component && "preload" in component) await component.preload?.();
    });
    void Promise.all(parts)
      .then(() => router.invalidate())
      .finally(() => {
        setIsRetrying(false);
        onLoaded();
      });
  };
  const seconds = useAutoRetry(isRetrying, retry);
  return (
    <>
      <PageHeader title="Error" />
      <PageMessage
        title="This page could not be loaded"
        icon={<CloudOff size={24} />}
        isAlert
        actions={
          <>
            <Button loading={isRetrying} onClick={retry}>
              Retry
            </Button>
            <span role="timer">
              {seconds === undefined ? "Trying again …" : `Trying again in ${seconds} s`}
            </span>
          </>
        }
      >
        <p>
          {isOnline
            ? "The console's server did not send its code."
            : "You are offline, and its code is not here yet."}{" "}
          It comes by itself as soon as the server answers.
        </p>
      </PageMessage>
    </>
  );
}
