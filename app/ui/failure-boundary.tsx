import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** What shows in place of what broke. */
  instead: (error: unknown) => ReactNode;
  /** What it was made from: something else is worth another try. */
  from?: unknown;
  children: ReactNode;
}

/** Keeps a failure where it happens. React logs the error itself. */
export class FailureBoundary extends Component<FailureBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ from }: FailureBoundaryProps) {
    if (this.state.error !== null && from !== this.props.from) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.instead(error);
  }
}
