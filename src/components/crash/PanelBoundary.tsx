import { Component, type ReactNode } from "react";
import { CrashReport } from "./CrashReport";

interface PanelBoundaryProps {
  children: ReactNode;
  /** When it changes, the panel is tried again: the id of what the panel shows. */
  resetKey?: unknown;
  /** Shown in place of the report, where one would be larger than the panel; null for nothing. */
  fallback?: ReactNode | ((onRetry: () => void) => ReactNode);
}

interface CrashState {
  crash: { error: unknown } | null;
  resetKey: unknown;
}

/** Keeps a crash inside of one panel: the rest of the page goes on. */
export class PanelBoundary extends Component<PanelBoundaryProps, CrashState> {
  override state: CrashState = { crash: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: PanelBoundaryProps,
    state: CrashState,
  ): Partial<CrashState> | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, fallback } = this.props;
    if (crash === null) return children;
    const retry = () => this.setState({ crash: null });
    if (typeof fallback === "function") return fallback(retry);
    if (fallback !== undefined) return fallback;
    return <CrashReport error={crash.error} onRetry={retry} />;
  }
}
