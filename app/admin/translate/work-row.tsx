import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { LanguageCode } from '#app/content/language-codes.ts';
import type { Work } from '#app/content/translation-work.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { placeholderProblem } from '#app/lib/placeholders.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { useUnsaved } from '../editor/leave-guard.tsx';

const GONE = 'This text was changed meanwhile. What you save here is offered for the new one.';

interface WorkRowProps {
  main: LanguageCode;
  language: LanguageCode;
  work: Work;
  /** It is what the owner came for. */
  hasFocus: boolean;
  /** The text is another one now. */
  isGone: boolean;
  /** Whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
  /** Whether it is stored. */
  onSave: (text: string) => Promise<boolean>;
}

/** A text and its translation, which is saved when the field is left. */
export function WorkRow(props: WorkRowProps) {
  const { main, language, work, hasFocus, isGone, onTyped, onSave } = props;
  const { source, at, translation, suggestion } = work;
  /** Nothing while the field shows what is saved: by this screen, by a file or in another tab. */
  const [typed, setTyped] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  /** The field was left, or was to be, with what cannot be saved. */
  const [isRefused, setRefused] = useState(false);
  /** What is on its way to the store. */
  const [saving, setSaving] = useState<string>();
  /** What stands in the field, known before it is drawn. */
  const latest = useRef(translation);
  const field = useRef<HTMLTextAreaElement>(null);
  const sourceId = useId();
  const text = (typed ?? translation).trim();
  const problem = text ? placeholderProblem(source, text) : undefined;
  useUnsaved(text !== translation, text === saving);

  async function save(next: string) {
    if (next === translation) return;
    if (next && placeholderProblem(source, next)) return setRefused(true);
    setSaving(next);
    const isStored = await onSave(next);
    // Another one may be on its way by now.
    setSaving((now) => (now === next ? undefined : now));
    setSaved(isStored);
    // What was typed meanwhile is not saved yet.
    if (!isStored) return;
    setTyped((now) => (now?.trim() === next ? undefined : now));
    if (latest.current === next) onTyped(false);
  }

  /** Enter goes on to the next text, and saves the last one; a line of its own needs Shift. */
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (problem) return setRefused(true);
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-work]')];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else void save(text);
  }

  return (
    <li className="grid gap-x-6 gap-y-3 rounded-lg border bg-raised/50 p-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1">
        <p className="label text-faint">{at}</p>
        <p
          id={sourceId}
          lang={main}
          dir={directionOf(main)}
          className="wrap-anywhere whitespace-pre-line"
        >
          {source}
        </p>
      </div>
      <div className="grid content-start gap-2">
        <Field
          label={`Translation of ${at}`}
          error={problem && isRefused ? <span role="alert">{problem}</span> : problem}
          hint={isGone ? GONE : isSaved ? 'Saved.' : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              aria-describedby={[sourceId, control['aria-describedby']].filter(Boolean).join(' ')}
              data-work
              autoFocus={hasFocus}
              rows={Math.min(6, 1 + Math.floor(source.length / 60))}
              lang={language}
              dir={directionOf(language)}
              className="min-h-11"
              value={typed ?? translation}
              onChange={(event) => {
                setTyped(event.target.value);
                latest.current = event.target.value.trim();
                // What is gone would go with the field.
                onTyped(isGone || latest.current !== translation);
                setSaved(false);
                setRefused(false);
              }}
              onBlur={() => typed !== undefined && void save(text)}
              onKeyDown={handleKey}
            />
          )}
        </Field>
        {suggestion && !translation && (
          <Button
            ref={leavesFocusTo(() => field.current)}
            variant="outline"
            size="small"
            className="h-auto justify-self-start whitespace-normal py-2 text-start"
            onClick={() => {
              setTyped(suggestion);
              latest.current = suggestion;
              onTyped(true);
              void save(suggestion);
            }}
          >
            <span>
              Use the former one:{' '}
              <bdi lang={language} className="text-muted">
                {suggestion}
              </bdi>
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}
