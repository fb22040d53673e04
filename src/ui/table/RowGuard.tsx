import { Component, type ReactNode } from "react";

interface Props {
  row: unknown;
  /** What stands in place of a row that cannot be drawn. */
  fallback: ReactNode;
  onUnreadable: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface Crash {
  row: unknown;
  isBroken: boolean;
}

/** Keeps a row that cannot be drawn from taking the list with it; another version of the row is tried again. */
export class RowGuard extends Component<Props, Crash> {
  override state: Crash = { row: this.props.row, isBroken: false };

  static getDerivedStateFromError(): Partial<Crash> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ row }: Props, state: Crash): Crash | null {
    return row === state.row ? null : { row, isBroken: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onUnreadable?.(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
