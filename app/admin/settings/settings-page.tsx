import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Settings } from '#app/content/settings.ts';
import { usePort, useStore } from '#app/store/use-content.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { EditorPage } from '../editor/editor-page.tsx';
import { failureToast } from '../editor/failure-toast.ts';
import { type Fields, firstError, fromForm } from '../editor/form.ts';
import { useDraft } from '../editor/use-draft.ts';
import { recordOf } from '../versions/shape.ts';
import { AccountTab } from './account-tab.tsx';
import { ANALYTICS, AnalyticsTab } from './analytics-tab.tsx';
import { AppearanceTab, COLORS, THEME } from './appearance-tab.tsx';
import { CONTACT, GeneralTab, NETWORKS, SITE } from './general-tab.tsx';
import { LANGUAGE_WORDS, LanguagesPanel } from './languages-panel.tsx';
import { NOTIFICATIONS, NotificationsTab } from './notifications-tab.tsx';
import { PRIVACY, PrivacyPanels } from './privacy-panels.tsx';
import { SEO, SeoTab } from './seo-tab.tsx';
import { SettingsActions } from './settings-actions.tsx';
import { SitePanel } from './site-panel.tsx';
import { useAppearancePreview } from './use-appearance-preview.ts';

/** Every setting is offered by one of the tabs. */
const MAIN: Fields<
  Omit<
    Settings,
    'socialMedia' | 'seo' | 'analytics' | 'notifications' | 'privacy' | 'isOwn' | 'languages'
  >
> = {
  ...SITE,
  ...CONTACT,
  ...COLORS,
  ...THEME,
};

const SHAPE = recordOf('General and appearance', MAIN, {
  socialMedia: recordOf('Social media', NETWORKS),
  seo: recordOf('SEO & Meta', SEO),
  analytics: recordOf('Analytics', ANALYTICS),
  notifications: recordOf('Notifications', NOTIFICATIONS),
  privacy: recordOf('Privacy', PRIVACY),
  languages: recordOf('Languages', LANGUAGE_WORDS),
});

/** The first one of each tab that can have one. */
const MISTAKES: Readonly<Record<string, (value: Settings) => string | undefined>> = {
  general: (value) =>
    firstError({ ...SITE, ...CONTACT }, value) ?? firstError(NETWORKS, value.socialMedia),
  appearance: (value) => firstError({ ...COLORS, ...THEME }, value),
  seo: (value) => firstError(SEO, value.seo),
};

export interface SettingsTabProps {
  value: Settings;
  /** A part that stands in a group is given as a function: a picture comes when more has been changed. */
  onChange: (part: Partial<Settings> | ((current: Settings) => Partial<Settings>)) => void;
}

/** As each field completes it when it is left: Save can be pressed in the middle of one. */
function completed(value: Settings): Settings {
  const { socialMedia, seo, analytics } = value;
  return {
    ...value,
    ...fromForm(MAIN, value, value),
    socialMedia: fromForm(NETWORKS, socialMedia, socialMedia),
    seo: fromForm(SEO, seo, seo),
    analytics: fromForm(ANALYTICS, analytics, analytics),
  };
}

export default function SettingsPage() {
  const store = useStore();
  const { account } = usePort('gate');
  const draft = useDraft('settings', {
    shape: SHAPE,
    saved: { title: 'Settings Saved', text: 'Your settings have been saved successfully.' },
  });
  const [isAsking, setAsking] = useState(false);
  const [tab, setTab] = useState('general');
  useAppearancePreview(draft.value);

  /** A mistake on a tab that is not open would be a riddle. */
  function handleSave() {
    for (const [id, mistakeIn] of Object.entries(MISTAKES)) {
      const text = mistakeIn(draft.value);
      if (!text) continue;
      toast({ title: 'Error', text, tone: 'error' });
      flushSync(() => setTab(id));
      document.querySelector<HTMLElement>('[role=tabpanel] [aria-invalid=true]')?.focus();
      return;
    }
    void draft.save(completed(draft.value));
  }

  async function handleReset() {
    setAsking(false);
    const { isOwn } = store.get('settings');
    // No setting: the invented owner does not come back onto a site of somebody's own.
    const result =
      isOwn && !store.base('settings').isOwn
        ? await store.update('settings', () => ({ ...store.base('settings'), isOwn }))
        : await store.clear('settings');
    if (!result.ok) return toast(failureToast(result.failure));
    draft.discard();
    toast({ title: 'Settings Reset', text: 'All settings have been restored to their defaults.' });
  }

  const panel: SettingsTabProps = {
    value: draft.value,
    onChange: (part) =>
      draft.change((current) => ({
        ...current,
        ...(typeof part === 'function' ? part(current) : part),
      })),
  };

  return (
    <EditorPage
      title="Settings"
      description="Name, looks, search engines, analytics and notifications. Colours and dark mode show at once as a preview, and stay only when you save."
      draft={draft}
      onSave={handleSave}
      actions={
        <SettingsActions
          settings={draft.value}
          onImport={(settings) =>
            draft.change(({ isOwn }) => ({ ...settings, ...(isOwn && { isOwn }) }))
          }
          onReset={() => setAsking(true)}
        />
      }
    >
      <Tabs
        label="Settings"
        open={tab}
        onOpen={setTab}
        tabs={[
          {
            id: 'general',
            label: 'General',
            panel: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <GeneralTab {...panel} />
                <LanguagesPanel {...panel} />
                <PrivacyPanels {...panel} />
                <SitePanel hasUnsavedSettings={draft.isDirty} onSettingsReplaced={draft.discard} />
              </div>
            ),
          },
          { id: 'appearance', label: 'Appearance', panel: <AppearanceTab {...panel} /> },
          { id: 'seo', label: 'SEO & Meta', panel: <SeoTab {...panel} /> },
          { id: 'analytics', label: 'Analytics', panel: <AnalyticsTab {...panel} /> },
          { id: 'notifications', label: 'Notifications', panel: <NotificationsTab {...panel} /> },
          ...(account
            ? [{ id: 'account', label: 'Account', panel: <AccountTab account={account} /> }]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Reset to Defaults"
        text="Are you sure you want to reset all settings to defaults? This action cannot be undone."
        confirmLabel="Reset settings"
        onConfirm={handleReset}
        onCancel={() => setAsking(false)}
      />
    </EditorPage>
  );
}
