import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** What shows in place of what broke. */
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure where it happens. React logs the error itself. */
export class FailureBoundary extends Component<FailureBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.instead(error);
  }
}
