import { ClerkProvider, useClerk } from "@clerk/react";
import { createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { NetworkDown } from "./errors";
import type { HostedOrganization, HostedProvider, StartProvider } from "./hostedProvider";

type Clerk = ReturnType<typeof useClerk>;

/** Milliseconds until a provider that does not load counts as unreachable. */
const patience = 20_000;

/** Name of the token template that the backend accepts. */
const tokenTemplate = "Backend";

/**
 * Starts the hosted provider. Its SDK is made of components; one root beside the page holds them, and everything else
 * speaks to the object behind them.
 * @throws NetworkDown when it does not come up in time.
 */
export const startClerk: StartProvider = async (publishableKey) => {
  const clerk = await new Promise<Clerk>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        new NetworkDown("The sign-in provider could not be loaded.", "load the provider", null),
      );
    }, patience);
    createRoot(document.createElement("div")).render(
      <ClerkProvider
        publishableKey={publishableKey}
        telemetry={false}
        signInUrl="/login"
        signUpUrl="/registration"
        afterSignOutUrl="/login"
      >
        {createElement(Bridge, {
          onReady: (ready) => {
            clearTimeout(timer);
            resolve(ready);
          },
        })}
      </ClerkProvider>,
    );
  });
  return adapt(clerk);
};

function Bridge({ onReady }: { onReady: (clerk: Clerk) => void }) {
  const clerk = useClerk();
  useEffect(() => {
    if (clerk.loaded) return onReady(clerk);
    const tell = () => {
      if (clerk.loaded) onReady(clerk);
    };
    clerk.on("status", tell, { notify: true });
    return () => clerk.off("status", tell);
  }, [clerk, onReady]);
  return null;
}

const organizationOf = (organization: {
  id: string;
  name: string;
  slug: string | null;
  publicMetadata: unknown;
}): HostedOrganization => ({
  id: organization.id,
  name: organization.name,
  slug: organization.slug,
  metadata: organization.publicMetadata,
});

function adapt(clerk: Clerk): HostedProvider {
  const widget = { routing: "hash" as const };
  return {
    state: () => ({
      user: clerk.user
        ? {
            name: clerk.user.fullName ?? clerk.user.username ?? "",
            email: clerk.user.primaryEmailAddress?.emailAddress ?? null,
          }
        : null,
      organization: clerk.organization ? organizationOf(clerk.organization) : null,
    }),
    subscribe: (listener) => clerk.addListener(listener, { skipInitialEmit: true }),
    async organizations() {
      const found: HostedOrganization[] = [];
      for (let page = 1; ; page += 1) {
        const memberships = await clerk.user?.getOrganizationMemberships({
          initialPage: page,
          pageSize: 100,
        });
        for (const { organization } of memberships?.data ?? [])
          found.push(organizationOf(organization));
        if (memberships === undefined || memberships.data.length === 0) return found;
        if (found.length >= memberships.total_count) return found;
      }
    },
    switchTo: (organization) => clerk.setActive({ organization }),
    async create(name) {
      const organization = await clerk.createOrganization({ name });
      await clerk.setActive({ organization: organization.id });
    },
    async refresh() {
      await clerk.organization?.reload();
    },
    token: async () => (await clerk.session?.getToken({ template: tokenTemplate })) ?? null,
    signOut: () => clerk.signOut(),
    mountSignIn(element, returnTo) {
      clerk.mountSignIn(element, {
        ...widget,
        forceRedirectUrl: returnTo,
        signUpForceRedirectUrl: returnTo,
        signUpUrl: "/registration",
      });
      return () => clerk.unmountSignIn(element);
    },
    mountSignUp(element, returnTo) {
      clerk.mountSignUp(element, {
        ...widget,
        forceRedirectUrl: returnTo,
        signInForceRedirectUrl: returnTo,
        signInUrl: "/login",
      });
      return () => clerk.unmountSignUp(element);
    },
    mountProfile(element) {
      clerk.mountUserProfile(element, widget);
      return () => clerk.unmountUserProfile(element);
    },
  };
}
