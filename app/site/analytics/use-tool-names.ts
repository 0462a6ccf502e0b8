import { ANALYTICS_TOOLS, type AnalyticsTool, analyticsIds } from '#app/content/analytics.ts';
import { formatAll } from '#app/i18n/format-list.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';

/** The tools that this site counts visits with, as one text. */
export function useToolNames(): string {
  const { i18n } = useTranslation();
  const { analytics } = useContent('settings');
  const tools = Object.keys(analyticsIds(analytics)) as AnalyticsTool[];
  const names = tools.map((tool) => ANALYTICS_TOOLS[tool].name);
  return formatAll(names, i18n.language);
}
