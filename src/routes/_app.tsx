import { createFileRoute, Outlet } from "@tanstack/react-router";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";
import { config } from "~/api/config";
import { AppLayout } from "~/shell/AppLayout";

export const Route = createFileRoute("/_app")({
  // The frame is part of the start: every page needs it, and a chunk of its own would only be one more wait.
  codeSplitGroupings: [],
  // Who is signed in and what is switched on leave together with the first read of the page below, while the code of
  // both is on its way. A provider is asked for the session first (spec 1 §4).
  loader: ({ context: { queryClient } }) => {
    const { auth } = config();
    if (auth === "kratos" || auth === "clerk") return;
    void queryClient.prefetchQuery({ ...getPropertiesOptions(), staleTime: Infinity });
    void queryClient.prefetchQuery({ ...whoamiOptions(), staleTime: Infinity });
  },
  component: App,
});

function App() {
  return (
    <AppLayout>
      <Outlet />
    </AppLayout>
  );
}
