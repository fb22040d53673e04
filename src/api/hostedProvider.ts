/** The signed-in person, as the hosted provider knows them. */
interface HostedUser {
  name: string;
  email: string | null;
}

/** An organization that the person belongs to. */
export interface HostedOrganization {
  id: string;
  name: string;
  slug: string | null;
  /** Public metadata, not checked: backend_url and direct (hostedMetadata.ts). */
  metadata: unknown;
}

/** Who is signed in, and for which organization. */
export interface HostedState {
  user: HostedUser | null;
  organization: HostedOrganization | null;
}

/** Takes a widget of the provider off the page again. */
export type Unmount = () => void;

/** Everything that the console needs of a hosted, organization-based sign-in provider. */
export interface HostedProvider {
  /** Who is signed in now. */
  state(): HostedState;
  /** Calls `listener` when that changes, also from another tab. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The person's organizations; personal accounts are not among them. */
  organizations(): Promise<HostedOrganization[]>;
  switchTo(organizationId: string): Promise<void>;
  /** Creates an organization and switches to it. */
  create(name: string): Promise<void>;
  /** Reads the active organization's metadata anew. */
  refresh(): Promise<void>;
  /** A short-lived token for calls of the backend; null when nobody is signed in. */
  token(): Promise<string | null>;
  signOut(): Promise<void>;
  /** The provider's own forms; `returnTo` is a path of this console. */
  mountSignIn(element: HTMLDivElement, returnTo: string): Unmount;
  mountSignUp(element: HTMLDivElement, returnTo: string): Unmount;
  mountProfile(element: HTMLDivElement): Unmount;
}

/** Starts a provider: resolves when it knows who is signed in. */
export type StartProvider = (publishableKey: string) => Promise<HostedProvider>;
