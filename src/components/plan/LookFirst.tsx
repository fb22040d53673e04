import { Suspense, useEffect } from "react";
import { askBeforeCalls } from "~/api/rehearsal";
import { lazyPart } from "~/components/parts/lazyPart";
import { usePreferences } from "~/components/preferences/preferences";

const HeldCallDialog = lazyPart(async () => (await import("./HeldCallDialog")).HeldCallDialog, {
  whenIdle: false,
});

/** Shows every write of the console before it is sent, whatever sends it, where a person has chosen so. */
export function LookFirst() {
  const { looksFirst } = usePreferences();
  useEffect(
    () =>
      looksFirst
        ? askBeforeCalls(
            async (request) =>
              request.method === "GET" || (await import("./heldCalls")).askAbout(request),
          )
        : undefined,
    [looksFirst],
  );
  return looksFirst ? (
    <Suspense fallback={null}>
      <HeldCallDialog />
    </Suspense>
  ) : null;
}
