import { type ClipboardEvent, Suspense, useDeferredValue, useRef } from 'react';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { useMedia } from '#app/store/use-content.tsx';
import { FailureBoundary } from '#app/ui/failure-boundary.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { late } from '#app/ui/late.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Panel } from '../editor/panel.tsx';
import { PicturePicker } from '../media/picture-picker.tsx';
import { htmlToMarkdown, pictureMarkdown } from './paste-markdown.ts';
import { countWords } from './word-count.ts';

const CONTENT_ROWS = 10;

const Markdown = late(
  lateCode(async () => ({ default: (await import('#app/site/blog/markdown.tsx')).Markdown })),
);

interface ContentFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The text and, beside it, what it becomes on the public page. */
export function ContentField({ value, onChange }: ContentFieldProps) {
  const media = useMedia();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const source = useDeferredValue(value);
  const words = countWords(source);

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { types } = event.clipboardData;
    // Code editors copy colours as HTML; their plain text is what is meant.
    if (!types.includes('text/html') || types.includes('vscode-editor-data')) return;
    const markdown = htmlToMarkdown(event.clipboardData.getData('text/html'));
    if (markdown === '') return;
    event.preventDefault();
    insertText(event.currentTarget, markdown);
  }

  function handlePicture({ address, alt }: LibraryPicture) {
    if (textarea.current) replaceSelection(textarea.current, pictureMarkdown(address, alt));
  }

  return (
    <Panel title="Text">
      <div className="grid gap-6 xl:grid-cols-2">
        <Field
          label="Content (Markdown)"
          hint={
            <>
              Headings, lists and code blocks are supported.{' '}
              <span className="whitespace-nowrap">
                {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}
              </span>
            </>
          }
        >
          {(ids) => {
            const text = (
              <Textarea
                {...ids}
                ref={textarea}
                dir="auto"
                rows={CONTENT_ROWS}
                spellCheck
                value={value}
                onChange={(event) => onChange(event.target.value)}
                onPaste={handlePaste}
                style={{
                  fontFamily: 'var(--font-mono)',
                  fontSize: '0.9rem',
                  minHeight: `${CONTENT_ROWS + 1}lh`,
                  maxHeight: 'none',
                }}
              />
            );
            if (!media) return text;
            return (
              <PicturePicker
                media={media}
                label="Picture in the text"
                verb="Insert picture"
                size="small"
                onPicture={handlePicture}
              >
                {text}
              </PicturePicker>
            );
          }}
        </Field>
        <div className="grid min-w-0 content-start gap-1.5">
          <p className="font-medium text-sm">Preview</p>
          <section
            aria-label="Preview of the text"
            className="min-h-28 overflow-x-hidden rounded-md border bg-ground p-5"
          >
            {source.trim() === '' ? (
              <p className="text-faint">What you write appears here.</p>
            ) : (
              <FailureBoundary from={source} instead={() => <NoPreview />}>
                <Suspense fallback={<Skeleton className="h-24" />}>
                  <Markdown source={source} />
                </Suspense>
              </FailureBoundary>
            )}
          </section>
        </div>
      </div>
    </Panel>
  );
}

function NoPreview() {
  return (
    <p role="alert" className="text-danger text-sm">
      This text cannot be shown, here or on its page. It may have too many marks within each other.
    </p>
  );
}

/** Chromium types a text of many lines slower than it grows: 100 kB would take it half a minute. */
const TYPED_MAX = 10_000;

/** Types the text into the field, so that the browser's own undo takes it back. */
function insertText(field: HTMLTextAreaElement, text: string) {
  field.focus();
  const isTyped = text.length < TYPED_MAX && document.execCommand('insertText', false, text);
  if (!isTyped) replaceSelection(field, text);
}

/** Also while a dialog has the keyboard. */
function replaceSelection(field: HTMLTextAreaElement, text: string) {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
