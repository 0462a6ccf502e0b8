import { Download, Search, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { addressOf, type HeldAbout } from '#app/content/person.ts';
import { isRefusal } from '#app/store/adapter.ts';
import { usePort } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { Panel } from '../editor/panel.tsx';
import { failureHelp } from '../failure-help.ts';
import { heldWords } from './held-words.ts';

interface Found {
  email: string;
  held: HeldAbout;
}

/** Whoever asks what is held about them, or wants it gone. */
export function PersonPanel() {
  const { person } = usePort('inbox');
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const words = found && heldWords(found.held);
  const bookings = found?.held.bookings?.length ? ' The time of a call ahead is free again.' : '';
  const copies = copiesText(person.copiesKeptDays);

  async function handleFind(event: FormEvent) {
    event.preventDefault();
    setFound(undefined);
    const address = addressOf(email);
    setProblem(address === '' ? 'Please fill in this field.' : undefined);
    if (address === '') return;
    const read = await person.read(address);
    if (isRefusal(read)) return setProblem(failureHelp(read.failure));
    setFound({ email: address, held: read.held });
  }

  function handleExport({ email: address, held }: Found) {
    const file = { email: address, exportedAt: new Date().toISOString(), ...held };
    const name = `${address.replace(/[^\w.-]+/g, '-')}.json`;
    downloadFile(name, JSON.stringify(file, null, 2), 'application/json');
  }

  async function handleErase({ email: address }: Found) {
    setAsking(false);
    const result = await person.erase(address);
    if (!result.ok) {
      return toast({ title: 'Not erased', text: failureHelp(result.failure), tone: 'error' });
    }
    setFound(undefined);
    setEmail('');
    toast({ title: 'Erased', text: `Nothing is held about ${address} any more. ${copies}` });
  }

  return (
    <Panel title="One person’s data">
      <p className="text-muted text-sm">
        Export everything held about an e-mail address for whoever asks for it, or erase it for
        good. {copies}
      </p>
      <div>
        <form noValidate onSubmit={handleFind} className="grid gap-4">
          <Field label="E-mail address" error={problem}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="outline" className="justify-self-start">
            <Search className="size-4" />
            Find
          </Button>
        </form>
        <div role="status" className="not-empty:mt-5">
          {found && (
            <p>{words ? `${found.email}: ${words}.` : `Nothing is held about ${found.email}.`}</p>
          )}
        </div>
      </div>
      {found && words && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => handleExport(found)}>
            <Download className="size-4" />
            Export as a file
          </Button>
          <Button
            ref={leavesFocusTo(() => field.current)}
            variant="danger"
            onClick={() => setAsking(true)}
          >
            <Trash2 className="size-4" />
            Erase
          </Button>
        </div>
      )}
      {found && (
        <ConfirmDialog
          isOpen={isAsking}
          title={`Erase ${found.email}`}
          text={`${words}: all of it will be deleted for good.${bookings} This cannot be undone. ${copies}`}
          confirmLabel="Erase for good"
          onConfirm={() => handleErase(found)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

/** What is erased may still be somewhere. */
function copiesText(days: number | undefined): string {
  if (days === undefined) return 'A file that you have exported before may still hold it.';
  return `The server’s backups hold what was erased for up to ${days} days more; backups and exports that you keep elsewhere are yours to delete.`;
}
