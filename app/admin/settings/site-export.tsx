import { Download } from 'lucide-react';
import { useState } from 'react';
import { calendarDate } from '#app/lib/calendar-date.ts';
import { useMedia, usePort, useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { toast } from '#app/ui/toast.ts';
import { Checkbox } from '#app/ui/toggle.tsx';
import { failureHelp } from '../failure-help.ts';
import { exportSite } from './import-site.ts';

export function SiteExport() {
  const store = useStore();
  const inbox = usePort('inbox');
  const media = useMedia();
  const [withInbox, setWithInbox] = useState(false);

  async function handleExport() {
    const name = `portfolio-site-${calendarDate(new Date())}.json`;
    const text = await exportSite(store, { withInbox }, { whole: inbox.whole, media });
    if (typeof text === 'string') return downloadFile(name, text, 'application/json');
    toast({ title: 'Not exported', text: failureHelp(text.failure), tone: 'error' });
  }

  return (
    <div className="grid grid-rows-[1fr_auto] justify-items-start gap-4">
      <div className="grid content-start gap-4">
        <Checkbox
          label="Include messages and requests"
          hint="What visitors sent you is private: leave it out of a file that others can read."
          checked={withInbox}
          onChange={(event) => setWithInbox(event.target.checked)}
        />
        {media && (
          <p className="text-faint text-sm">
            Pictures of the library that the site shows come along, 640 pixels wide. A backup of the
            server has them whole.
          </p>
        )}
      </div>
      <Button variant="outline" onClick={handleExport}>
        <Download className="size-4" />
        Export site
      </Button>
    </div>
  );
}
