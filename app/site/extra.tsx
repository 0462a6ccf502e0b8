import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#app/ui/toast.ts';

/** Something the page can do without. When its code does not arrive, the page says so and stays. */
export function Extra({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ExtraBoundary onFailure={() => toast({ title: t('partMissing'), tone: 'error' })}>
      <Suspense>{children}</Suspense>
    </ExtraBoundary>
  );
}

interface ExtraBoundaryProps {
  onFailure: () => void;
  children: ReactNode;
}

class ExtraBoundary extends Component<ExtraBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
