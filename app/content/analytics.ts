// The tools that may count visits: how their ids look, and when a visitor is asked about them.
import type { Settings } from './settings.ts';

/** A visitor's answer to being counted. */
export const CONSENTS = ['agreed', 'declined'] as const;
export type Consent = (typeof CONSENTS)[number];

export type AnalyticsTool = keyof Settings['analytics'];
export type AnalyticsIds = Partial<Record<AnalyticsTool, string>>;

export const ANALYTICS_TOOLS: Record<AnalyticsTool, { name: string; format: RegExp }> = {
  googleAnalyticsId: { name: 'Google Analytics', format: /^G-[A-Z0-9]{4,}$/ },
  googleTagManagerId: { name: 'Google Tag Manager', format: /^GTM-[A-Z0-9]{4,}$/ },
  hotjarId: { name: 'Hotjar', format: /^\d{4,10}$/ },
};

export const analyticsTools = Object.keys(ANALYTICS_TOOLS) as AnalyticsTool[];

/** The ids in their tool's format. One of another format is as good as none. */
export function analyticsIds(written: Settings['analytics']): AnalyticsIds {
  const ids: AnalyticsIds = {};
  for (const tool of analyticsTools) {
    const id = written[tool].trim();
    if (ANALYTICS_TOOLS[tool].format.test(id)) ids[tool] = id;
  }
  return ids;
}

export function hasAnalytics(written: Settings['analytics']): boolean {
  return Object.keys(analyticsIds(written)).length > 0;
}

/** What a browser says on behalf of its user: Do Not Track, and Global Privacy Control. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function asksNotToBeTracked(browser: PrivacySignals): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Whether visits are counted, or the visitor is to be asked first. */
export function analyticsState(
  written: Settings['analytics'],
  browser: PrivacySignals,
  consent: Consent | null,
): 'off' | 'asking' | 'counting' {
  if (consent === 'declined' || !hasAnalytics(written) || asksNotToBeTracked(browser)) return 'off';
  return consent === 'agreed' ? 'counting' : 'asking';
}
