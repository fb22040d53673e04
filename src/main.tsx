import { createRouter, RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config, loadConfig } from "~/api/config";
import { newQueryClient, onRefreshError } from "~/api/queryClient";
import { notifyError } from "~/components/messages/notify";
import { ContentSkeleton } from "~/shell/PageSkeleton";
import { Providers } from "~/shell/Providers";
import { NotFoundPage, RouteError } from "~/shell/RouteFallbacks";
import { parseSearch, stringifySearch } from "~/shell/searchCodec";
import { watchSession } from "~/shell/sessionExpiry";
import { StartFailed } from "~/shell/StartFailed";
import { watchStaleChunks } from "~/shell/staleChunks";
import { routeTree } from "~generated/routeTree.gen";

const queryClient = newQueryClient();

const newRouter = () =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // The query cache knows what is stale; the router asks it every time.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: ContentSkeleton,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}

const element = document.getElementById("root");
if (element === null) throw new Error("index.html has no element #root.");
const root = createRoot(element);

function showFailure(error: unknown, isRetrying: boolean): void {
  root.render(
    <Providers queryClient={queryClient}>
      <StartFailed
        what="The console's configuration could not be read"
        error={error}
        isRetrying={isRetrying}
        onRetry={() => {
          showFailure(error, true);
          void start();
        }}
      />
    </Providers>,
  );
}

async function start(): Promise<void> {
  try {
    await loadConfig();
  } catch (error) {
    console.error(error);
    return showFailure(error, false);
  }
  document.title = config().productName;
  // Two hundred routes are a task of their own: one with the code's own start would hold a slow machine twice as long.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const router = newRouter();
  watchStaleChunks();
  watchSession(router);
  // A refresh that failed behind shown data needs a word; a first load shows its own error.
  onRefreshError(notifyError);
  // In slices: the outline in the document answers meanwhile.
  startTransition(() => {
    root.render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
}

void start();
