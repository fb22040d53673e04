import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";

const property = "flanksource.ui.snippets";

/**
 * Runs the script that the server's own properties file holds, once, with the person and the organization (spec 1 §6).
 * It runs in a frame without an origin: it sees neither the page nor the session. Failures are only logged. A property
 * of the database never counts: anybody who may write flags could run script for everybody.
 */
export function FlagScript() {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: properties } = useQuery({ ...getPropertiesOptions(), staleTime: Infinity });
  const { data: who } = useQuery(whoamiOptions());
  const script = properties?.find(
    ({ name, source }) => name === property && source === "local",
  )?.value;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const { data, source } = event;
      if (source !== frame.current?.contentWindow || typeof data !== "object" || data === null)
        return;
      console.warn("The feature flag script failed:", Reflect.get(data, "flagScriptFailed"));
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  if (!script || !who) return null;
  const { user } = who.payload;
  return (
    <iframe
      ref={frame}
      hidden
      title="Feature flag script"
      src="/flag-script.html"
      sandbox="allow-scripts"
      onLoad={({ currentTarget }) =>
        // The frame has no origin that could be named.
        currentTarget.contentWindow?.postMessage(
          { script, user, organization: { backendURL: location.origin } },
          "*",
        )
      }
    />
  );
}
