// The sections below the hero. Their HTML is part of the page; their code arrives when the visitor comes
// near, and until then React leaves the HTML alone.
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { Part } from '../part.tsx';
import { type BlockId, blockId } from './blocks.ts';

type AllSections = typeof import('./all-sections.ts');

/** How far below the window a section is when its code is fetched, once the visitor moves. */
const NEAR_PX = 200;

let loaded: AllSections | null = null;
let release: () => void = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});

/** Fetches the code of the sections, once. */
export async function loadSections(): Promise<AllSections> {
  loaded = await import('./all-sections.ts');
  return loaded;
}

/** Done when every part of the page has to be able to follow a change. */
export function whenReleased(): Promise<void> {
  return released;
}

/** Wakes every section, wherever the visitor is: before anything changes that all of them show. */
export function wakeSections(): void {
  release();
}

const waits = new Map<BlockId, Promise<AllSections>>();

function sectionsFor(id: BlockId): Promise<AllSections> {
  const known = waits.get(id);
  if (known) return known;
  const isRendering = typeof document === 'undefined';
  const wait = isRendering ? loadSections() : whenNear(id).then(loadSections);
  waits.set(id, wait);
  return wait;
}

/** A block without prerendered HTML is needed at once. */
function whenNear(id: BlockId): Promise<unknown> {
  const block = document.getElementById(blockId(id));
  if (!block) return Promise.resolve();
  const near = whenStirring().then(() => whenWithin(block, NEAR_PX));
  // Less than nothing: an edge that only touches the window counts as seen otherwise.
  return Promise.race([whenWithin(block, -1), near, released]);
}

function whenWithin(block: Element, margin: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(block);
  });
}

let stirring: Promise<void> | null = null;

/** Until a visitor moves, what they do not see can wait. */
function whenStirring(): Promise<void> {
  stirring ??= new Promise((resolve) => {
    for (const type of ['scroll', 'pointermove', 'touchstart', 'keydown']) {
      addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });
  return stirring;
}

function Below({ id, name }: { id: BlockId; name: keyof AllSections }) {
  // Read directly once it is there: a page that is rendered anew must not show gaps.
  const sections = loaded ?? use(sectionsFor(id));
  const Section = sections[name] as ComponentType;
  return (
    <Part>
      <Section />
    </Part>
  );
}

export function below(id: BlockId, name: keyof AllSections): ReactNode {
  return (
    <Suspense>
      <Below id={id} name={name} />
    </Suspense>
  );
}
