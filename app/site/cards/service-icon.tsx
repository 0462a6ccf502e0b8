import { Brain, Code2, Database, Globe, type LucideIcon, Smartphone, Zap } from 'lucide-react';
import type { ServiceIcon as IconName } from '#app/content/services.ts';

const icons: Record<IconName, LucideIcon> = { Code2, Smartphone, Brain, Globe, Database, Zap };

export function ServiceIcon({ name, className }: { name: IconName; className?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" className={className} />;
}
