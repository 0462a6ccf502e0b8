import { Component, type ReactNode } from 'react';
import { FailurePage } from '#app/ui/failure-page.tsx';

/** Shows the failure page instead of a broken one. React logs the error itself. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <FailurePage error={error} />;
  }
}
