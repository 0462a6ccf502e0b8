import { useId } from 'react';
import { LANGUAGE_CODES, type LanguageCode } from '#app/content/language-codes.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { Switch } from '#app/ui/toggle.tsx';
import { Panel } from '../editor/panel.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

/** In English, as the admin speaks. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  ur: 'Urdu',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  ar: 'Arabic',
};

const OPTIONS = LANGUAGES.map(({ code, name }) => ({
  value: code,
  label: code === 'en' ? name : `${LANGUAGE_NAMES[code]} (${name})`,
}));

/** What two versions of the settings are compared by. */
export const LANGUAGE_WORDS = {
  main: { label: 'Main language', names: LANGUAGE_NAMES },
  offered: { label: 'Offered languages' },
};

export function LanguagesPanel({ value, onChange }: SettingsTabProps) {
  const { main, offered } = languagesOf(value);
  const legend = useId();

  function handleOffer(code: LanguageCode, isOffered: boolean) {
    const next = LANGUAGE_CODES.filter((each) =>
      each === code ? isOffered : offered.includes(each),
    );
    onChange({ languages: { main, offered: next } });
  }

  return (
    <Panel title="Languages">
      <Field
        label="Main language"
        hint="What you write is in this language. The pages come in it, and show it where a translation is missing."
      >
        {(ids) => (
          <Select
            {...ids}
            options={OPTIONS}
            value={main}
            onChange={(event) =>
              onChange({
                languages: { main: event.target.value as LanguageCode, offered: [...offered] },
              })
            }
          />
        )}
      </Field>
      <fieldset aria-labelledby={legend} className="grid gap-3 sm:grid-cols-2">
        <p id={legend} className="font-medium text-sm sm:col-span-2">
          Visitors can choose
        </p>
        {OPTIONS.map(({ value: code, label }) => (
          <Switch
            key={code}
            label={label}
            checked={offered.includes(code)}
            disabled={code === main}
            onChange={(event) => handleOffer(code, event.target.checked)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
