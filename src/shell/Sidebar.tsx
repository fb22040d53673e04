import { Link } from "@tanstack/react-router";
import { PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { Suspense, useEffect, useRef, type ComponentProps } from "react";
import { config } from "~/api/config";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { lazyPart } from "~/components/parts/lazyPart";
import { IconButton } from "~/ui/button/IconButton";
import { Logo } from "./Logo";
import { NavLinks } from "./NavLinks";
import styles from "./Sidebar.module.css";
import { closeSidebarOver, toggleSidebar, useSidebar } from "./sidebarState";

const FirstSteps = lazyPart(async () => (await import("./FirstSteps")).FirstSteps, {
  isPatient: true,
});

/** The tour, which only the sandbox has anything for. */
const Tour = (props: ComponentProps<typeof FirstSteps>) =>
  config().sandbox ? (
    <PanelBoundary>
      <Suspense fallback={null}>
        <FirstSteps {...props} />
      </Suspense>
    </PanelBoundary>
  ) : null;

/**
 * The sidebar beside the page (spec 1 §2): collapsible. Where there is little room it is folded; opened it stands over
 * the page and folds on a click outside.
 */
export function Sidebar() {
  const { isCollapsed, isOver } = useSidebar();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOver) return undefined;
    const collapse = ({ target }: PointerEvent) => {
      if (target instanceof Node && !aside.current?.contains(target)) closeSidebarOver();
    };
    document.addEventListener("pointerdown", collapse);
    return () => document.removeEventListener("pointerdown", collapse);
  }, [isOver]);
  return (
    <aside
      ref={aside}
      className={styles["sidebar"]}
      data-collapsed={isCollapsed || undefined}
      data-over={isOver || undefined}
    >
      <HomeLink isCollapsed={isCollapsed} />
      <nav aria-label="Main" className={styles["nav"]}>
        <NavLinks isCollapsed={isCollapsed} />
      </nav>
      <Tour isCollapsed={isCollapsed} />
      <div className={styles["foot"]}>
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={isCollapsed ? "Expand sidebar" : "Collapse sidebar"}
          tooltipSide="right"
          aria-expanded={!isCollapsed}
          onClick={toggleSidebar}
        />
      </div>
    </aside>
  );
}

interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar of a phone: it opens over the page as a modal dialog, so that focus and Escape behave. */
export function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = ({ target }: MouseEvent) => {
      if (target === element) onClose();
    };
    element?.addEventListener("click", closeOnBackdrop);
    return () => element?.removeEventListener("click", closeOnBackdrop);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles["drawer"]} aria-label="Menu" onClose={onClose}>
      <div className={styles["drawerHead"]}>
        <HomeLink isCollapsed={false} onFollow={onClose} />
        <IconButton icon={X} label="Close menu" onClick={onClose} />
      </div>
      <nav aria-label="Main" className={styles["nav"]}>
        <NavLinks isCollapsed={false} onFollow={onClose} />
      </nav>
      <Tour isCollapsed={false} onFollow={onClose} />
    </dialog>
  );
}

function HomeLink({ isCollapsed, onFollow }: { isCollapsed: boolean; onFollow?: () => void }) {
  const { productName } = config();
  return (
    <Link to="/" className={styles["home"]} aria-label={`${productName}, home`} onClick={onFollow}>
      <Logo />
      {!isCollapsed && <span>{productName}</span>}
    </Link>
  );
}
