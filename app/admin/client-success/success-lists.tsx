import type { Metric, Promised } from '#app/content/client-success.ts';
import { text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { defineList, type ItemIdentity } from '../editor/list-definition.ts';

const fresh = () => ({ id: String(Date.now()) });

const FIGURES: ItemIdentity<Metric> = {
  noun: 'figure',
  keyOf: ({ id }) => id,
  titleOf: ({ label }) => label,
};

export const figureList = defineList(FIGURES, {
  fields: {
    value: text({ label: 'Figure', placeholder: '50+', required: true, row: 'halves' }),
    label: text({ label: 'What it counts', required: true, row: 'halves' }),
  },
  fresh,
  belongs: 'each figure that you can stand behind',
  Summary: ({ item }) => <ItemSummary title={item.value} text={item.label} />,
});

const PROMISES: ItemIdentity<Promised> = {
  noun: 'promise',
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
};

export const promiseList = defineList(PROMISES, {
  fields: {
    title: text({ label: 'Title', required: true, row: 'halves' }),
    figure: text({ label: 'In short', placeholder: '6-month warranty', row: 'halves' }),
    description: text({ label: 'Description', rows: 3 }),
  },
  fresh,
  belongs: 'each thing that a client can rely on',
  Summary: ({ item }) => <ItemSummary title={item.title} text={item.description} />,
});
