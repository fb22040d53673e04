import { holdCalls, setCallRule } from "./callRule";
import { config } from "./config";
import { organizationBackend } from "./hostedMetadata";
import type { HostedProvider } from "./hostedProvider";
import { endSessionHere } from "./request";
import type { SessionStart } from "./session";

let provider: Promise<HostedProvider> | undefined;

async function start(): Promise<HostedProvider> {
  const key = config().clerkPublishableKey ?? "";
  // The server lets such a key through in tests alone (src/server/config.ts).
  if (key.startsWith("pk_fake_")) return (await import("./hostedFake")).startFake(key);
  return (await import("./hostedClerk")).startClerk(key);
}

/**
 * The hosted provider, started once; a failed start is tried anew by the next caller.
 * @throws NetworkDown when it cannot be loaded.
 */
export function hostedProvider(): Promise<HostedProvider> {
  provider ??= start().then((started) => {
    started.subscribe(() => watch(started));
    return started;
  });
  const current = provider;
  current.catch(() => {
    if (provider === current) provider = undefined;
  });
  return current;
}

/** The organization that the console was opened for; null before and after. */
let opened: string | null = null;

/** Another tab may sign out or switch the organization: what stands on this page would be somebody else's. */
function watch(hosted: HostedProvider): void {
  if (opened === null) return;
  const { user, organization } = hosted.state();
  if (user === null) {
    opened = null;
    endSessionHere();
  } else if (organization?.id !== opened) {
    opened = null;
    if (!location.pathname.startsWith("/organizations"))
      location.assign("/organizations/orgs-switched");
  }
}

/**
 * Asks the hosted provider who is there and for which organization, and decides how calls reach its backend.
 * @throws Error 'Invalid boolean value' for metadata that is neither on nor off; NetworkDown.
 */
export async function openHosted(): Promise<SessionStart> {
  const hosted = await hostedProvider();
  const first = hosted.state();
  if (first.user === null) return { state: "sign in" };
  if (first.organization === null) return { state: "choose organization" };
  if (organizationBackend(first.organization.metadata).backendUrl === null) await hosted.refresh();
  const { organization } = hosted.state();
  if (organization === null) return { state: "choose organization" };
  const { backendUrl, isDirect } = organizationBackend(organization.metadata);
  if (backendUrl === null) return { state: "provisioning" };
  if (isDirect && !config().directMode)
    throw new Error(
      `${organization.name} asks for direct calls of its backend, which this console does not allow: set DIRECT_MODE=true on its server.`,
    );
  opened = organization.id;
  setCallRule(
    isDirect
      ? {
          base: backendUrl,
          authorization: async () => {
            const token = await hosted.token();
            return token === null ? null : `Bearer ${token}`;
          },
        }
      : null,
  );
  return { state: "ready" };
}

/** Forgets the organization in force, before another one is opened. */
export function closeHosted(): void {
  opened = null;
  holdCalls();
}

/** Signs out at the hosted provider, in every tab. */
export async function endHosted(): Promise<void> {
  closeHosted();
  await (await hostedProvider()).signOut();
}
