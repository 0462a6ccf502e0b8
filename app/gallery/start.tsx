// A page for those who work on the look: every primitive in one place. The development server shows it at
// /gallery; it is not part of the build.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Calendar } from '#app/ui/calendar.tsx';
import { Card } from '#app/ui/card.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/input.tsx';
import { ButtonLink, Link } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { toast } from '#app/ui/toast.ts';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { Checkbox, Switch } from '#app/ui/toggle.tsx';
import TooltipLayer from '#app/ui/tooltip.tsx';
import './gallery.css';

function Gallery() {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<Date>();
  return (
    <main className="container-page grid gap-10 py-12">
      <h1 className="text-4xl">Primitives</h1>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button variant="outline" onClick={() => toast({ title: 'Saved', text: 'All is well.' })}>
          Show toast
        </Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger" onClick={() => toast({ title: 'Not saved', tone: 'error' })}>
          Danger
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="icon" variant="outline" aria-label="With a tooltip" data-tooltip>
          ?
        </Button>
        <ButtonLink href="/">Button link</ButtonLink>
        <Link href="/">Link</Link>
        <Badge>Neutral</Badge>
        <Badge tone="primary">Primary</Badge>
        <Badge tone="solid">Solid</Badge>
        <Badge tone="success">Success</Badge>
      </div>
      <Card className="grid gap-5 p-6 sm:grid-cols-2">
        <Field label="Text" hint="A hint" required>
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Choice" error="Something is missing">
          {(control) => (
            <Select {...control} placeholder="Choose" options={[{ value: 'a', label: 'A' }]} />
          )}
        </Field>
        <Field label="Long text">{(control) => <Textarea {...control} />}</Field>
        <div className="grid content-start gap-3">
          <Checkbox label="Checkbox" hint="With a hint" defaultChecked />
          <Switch label="Switch" defaultChecked />
          <Switch label="Disabled switch" disabled />
        </div>
      </Card>
      <Tabs
        label="Tabs"
        tabs={[
          { id: 'one', label: 'One', panel: <Skeleton className="h-24" /> },
          { id: 'two', label: 'Two', panel: <EmptyState title="Nothing here" /> },
        ]}
      />
      <Carousel
        label="Carousel"
        previousLabel="Previous"
        nextLabel="Next"
        slideLabel={(number, count) => `${number} of ${count}`}
        direction="ltr"
        slides={['A', 'B', 'C', 'D'].map((id) => ({
          id,
          content: <Card className="p-10">{id}</Card>,
        }))}
      />
      <div className="max-w-sm">
        <Calendar
          selected={day}
          onSelect={setDay}
          isDisabled={() => false}
          language="en"
          direction="ltr"
          label="Calendar"
          previousLabel="Previous month"
          nextLabel="Next month"
        />
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Dialog" closeLabel="Close">
        <p>It is the platform’s own.</p>
      </Dialog>
      <ToastHost label="Notifications" />
      <TooltipLayer />
    </main>
  );
}

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
