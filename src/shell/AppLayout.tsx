import { Suspense, useState, type ReactNode } from "react";
import { config } from "~/api/config";
import { RouteGate } from "~/components/gate/RouteGate";
import { WhyLinks } from "./WhyLinks";
import { HeaderSlotsContext } from "~/components/page/PageHeader";
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
import { newHeaderSlots, TopBar } from "./TopBar";

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

function Frame({ children, hasSidebar }: Required<AppLayoutProps>) {
  const isPhone = useMediaQuery(phone);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [slots] = useState(newHeaderSlots);
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
              slots={slots}
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
