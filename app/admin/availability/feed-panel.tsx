// The calendar's feed: its address is said once, and can be taken back.
import { useRef, useState } from 'react';
import type { CalendarFeed } from '#app/store/ports.ts';
import { useView } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { toast } from '#app/ui/toast.ts';
import { Panel } from '../editor/panel.tsx';
import { failureHelp } from '../failure-help.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

export function FeedPanel({ feed }: { feed: CalendarFeed }) {
  const since = useView(feed.since);
  const [address, setAddress] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function handleMake() {
    const made = await feed.make();
    if (!made.ok) {
      toast({ title: 'No link made', text: failureHelp(made.failure), tone: 'error' });
      return;
    }
    setAddress(`${window.location.origin}${made.path}`);
  }

  async function handleEnd() {
    const result = await feed.end();
    if (result.ok) setAddress('');
    toast(
      result.ok
        ? { title: 'Link revoked', text: 'It no longer leads anywhere.' }
        : { title: 'Not revoked', text: failureHelp(result.failure), tone: 'error' },
    );
  }

  return (
    <Panel title="Calendar feed" heading={heading}>
      <p className="text-muted text-sm">
        A secret link for your own calendar: it subscribes, and shows the calls that are booked.
        Whoever has the link sees who calls you and when.
      </p>
      {address !== '' && (
        <Field
          label="Your link"
          hint="It is shown this once. Paste it where your calendar adds a calendar by its address."
        >
          {(ids) => (
            <Input {...ids} readOnly value={address} onFocus={(event) => event.target.select()} />
          )}
        </Field>
      )}
      {since && (
        <p className="text-sm">
          The link was made on <time dateTime={since}>{dateFormat.format(new Date(since))}</time>.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => void handleMake()}>
          {since ? 'Make a new link' : 'Make a link'}
        </Button>
        {since && (
          <Button
            ref={leavesFocusTo(() => heading.current)}
            variant="outline"
            size="small"
            onClick={() => void handleEnd()}
          >
            Revoke the link
          </Button>
        )}
      </div>
      {since && <p className="text-faint text-sm">A new link takes the place of the one before.</p>}
    </Panel>
  );
}
