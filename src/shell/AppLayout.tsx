import { startTransition, Suspense, useMemo, useState, type ReactNode } from "react";
import { config } from "~/api/config";
import { RouteGate } from "~/components/gate/RouteGate";
import { WhyLinks } from "./WhyLinks";
import { HeaderSlotsContext, type HeaderSlots } from "~/components/page/PageHeader";
import { LookFirst } from "~/components/plan/LookFirst";
import { lazyPart } from "~/components/parts/lazyPart";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { Later } from "~/ui/layout/Later";
import styles from "./AppLayout.module.css";
import { phone } from "./breakpoints";
import { ConnectionNotice } from "./ConnectionNotice";
import { Overlays } from "./Overlays";
import { ContentSkeleton } from "./PageSkeleton";
import { SessionGate } from "./SessionGate";
import { NavDrawer, Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";

// Off unless the server says otherwise.
const FlagScript = lazyPart(async () => (await import("./FlagScript")).FlagScript, {
  whenIdle: false,
});

interface AppLayoutProps {
  children: ReactNode;
  /** Off for the pages under /view, which show one thing alone. */
  hasSidebar?: boolean;
}

/** The frame of every page of a signed-in person: sidebar, top bar, main area (spec 1 §2). */
export function AppLayout({ children, hasSidebar = true }: AppLayoutProps) {
  return (
    <SessionGate hasSidebar={hasSidebar}>
      <Frame hasSidebar={hasSidebar}>{children}</Frame>
    </SessionGate>
  );
}

/** What stands in the bar is drawn after the page below it, not in one go with it. */
const later =
  (set: (slot: HTMLElement | null) => void) =>
  (slot: HTMLElement | null): void =>
    startTransition(() => set(slot));

function Frame({ children, hasSidebar }: Required<AppLayoutProps>) {
  const isPhone = useMediaQuery(phone);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [extra, setExtra] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const slots = useMemo<HeaderSlots>(() => ({ title, extra, actions }), [title, extra, actions]);
  const setSlot = useMemo(
    () => ({ title: later(setTitle), extra: later(setExtra), actions: later(setActions) }),
    [],
  );
  return (
    <WhyLinks>
      <HeaderSlotsContext value={slots}>
        <a href="#main" className={styles["skip"]}>
          Skip to the content
        </a>
        <div className={styles["frame"]}>
          {hasSidebar && !isPhone && <Sidebar />}
          {hasSidebar && isPhone && (
            <NavDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
          )}
          <div className={styles["page"]}>
            <ConnectionNotice />
            <TopBar
              setSlot={setSlot}
              isMenuOpen={isMenuOpen}
              onMenu={hasSidebar && isPhone ? () => setIsMenuOpen(true) : undefined}
            />
            <main
              id="main"
              tabIndex={-1}
              data-scroll-restoration-id="main"
              className={styles["main"]}
            >
              <Later fallback={<ContentSkeleton />}>
                <RouteGate>{children}</RouteGate>
              </Later>
            </main>
          </div>
        </div>
        <Overlays />
        <LookFirst />
        {config().flagScript && (
          <Suspense fallback={null}>
            <FlagScript />
          </Suspense>
        )}
      </HeaderSlotsContext>
    </WhyLinks>
  );
}
