import type {
  HostedOrganization,
  HostedProvider,
  HostedState,
  StartProvider,
} from "./hostedProvider";

/** What the stand-in knows; tests write it into the storage before the page loads. */
interface FakeWorld {
  user: { name: string; email: string } | null;
  active: string | null;
  organizations: HostedOrganization[];
}

const key = "quarterdeck.fakeProvider";
const nobody: FakeWorld = { user: null, active: null, organizations: [] };

/** The storage is written by tests and by this file alone, hence the cast. */
const read = (): FakeWorld => ({
  ...nobody,
  ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<FakeWorld>),
});

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function write(change: Partial<FakeWorld>): void {
  localStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
  tell();
}

function state(): HostedState {
  const { user, active, organizations } = read();
  return {
    user,
    organization: organizations.find(({ id }) => user !== null && id === active) ?? null,
  };
}

/** A form of the stand-in: one button that does the action. */
function mountButton(element: HTMLElement, text: string, action: () => void): () => void {
  const button = document.createElement("button");
  button.textContent = text;
  button.addEventListener("click", action);
  element.append(button);
  return () => button.remove();
}

/** A stand-in for the hosted provider, without network. Only a test server lets its key through. */
export const startFake: StartProvider = () => {
  addEventListener("storage", (event) => {
    if (event.key === key) tell();
  });
  const signIn = (returnTo: string) => () => {
    write({ user: { name: "Ada Osei", email: "ada@example.com" } });
    location.assign(returnTo);
  };
  const provider: HostedProvider = {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    organizations: () => Promise.resolve(read().organizations),
    switchTo(active) {
      write({ active });
      return Promise.resolve();
    },
    create(name) {
      if (name.length > 60) return Promise.reject(new Error("The name is too long."));
      const id = `org_${read().organizations.length + 1}`;
      const created = { id, name, slug: null, metadata: {} };
      write({ organizations: [...read().organizations, created], active: id });
      return Promise.resolve();
    },
    refresh: () => Promise.resolve(),
    token: () => Promise.resolve(state().user === null ? null : `fake.${read().active}.token`),
    signOut() {
      write({ user: null });
      return Promise.resolve();
    },
    mountSignIn: (element, returnTo) =>
      mountButton(element, "Sign in as Ada Osei", signIn(returnTo)),
    mountSignUp: (element, returnTo) => mountButton(element, "Create Ada Osei", signIn(returnTo)),
    mountProfile: (element) => mountButton(element, "Profile of Ada Osei", () => undefined),
  };
  return Promise.resolve(provider);
};
