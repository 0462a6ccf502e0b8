import { type ClipboardEvent, Suspense, useDeferredValue } from 'react';
import { lateCode } from '#app/lib/late-code.ts';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { late } from '#app/ui/late.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Panel } from '../editor/panel.tsx';
import { htmlToMarkdown } from './paste-markdown.ts';
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
          {(ids) => (
            <Textarea
              {...ids}
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
          )}
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
              <Suspense fallback={<Skeleton className="h-24" />}>
                <Markdown source={source} />
              </Suspense>
            )}
          </section>
        </div>
      </div>
    </Panel>
  );
}

/** Types the text into the field, so that the browser's own undo takes it back. */
function insertText(field: HTMLTextAreaElement, text: string) {
  field.focus();
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
