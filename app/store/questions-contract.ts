// What every list of questions does, whatever stands behind it, with the desk through which they come.
import { describe, expect, test } from 'vitest';
import { QUESTION_MAX } from '#app/content/chat/question-notes.ts';
import type { ChatQuestion, QuestionNote } from '#app/content/chat-questions.ts';
import type { Desk, Questions } from './ports.ts';
import { expectChange, expectView } from './view-contract.ts';

export interface QuestionsFixture {
  desk: Desk;
  questions: Questions;
  /** The same ones, as another tab or browser has them. */
  other: Questions;
}

const note = (text: string, part: Partial<QuestionNote> = {}): QuestionNote => ({
  text,
  language: 'en',
  why: 'notUnderstood',
  ...part,
});
const shown = (text: string, count = 1) => expect.objectContaining({ text, count });

export function questionsContract(title: string, open: () => Promise<QuestionsFixture>): void {
  /** Each arrives before the next is sent, so that they have an order. */
  async function openWith(...texts: string[]) {
    const fixture = await open();
    const all: unknown[] = [];
    for (const text of texts) {
      all.unshift(shown(text));
      fixture.desk.note(note(text));
      await expectView(fixture.questions.all, all);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return fixture;
  }

  describe(title, () => {
    test('what is noted is listed, the latest first, with nothing about who asked', async () => {
      const { questions } = await openWith('Do you keep bees?', 'Can you sing?');
      const [latest] = questions.all.get() ?? [];
      expect(Object.keys(latest ?? {}).sort()).toEqual([
        'count',
        'firstAt',
        'id',
        'language',
        'lastAt',
        'text',
        'why',
      ]);
      expect(latest).toMatchObject({ language: 'en', why: 'notUnderstood' });
    });

    test('the same question counts up, however it is typed, and keeps its first moment', async () => {
      const { desk, questions } = await openWith('Do you keep bees?', 'Can you sing?');
      const before = questions.all.get()?.[1] as ChatQuestion;
      desk.note(note('  do you keep BEES '));
      await expectView(questions.all, [shown('Do you keep bees?', 2), shown('Can you sing?')]);
      const [after] = questions.all.get() ?? [];
      expect(after?.firstAt).toBe(before.firstAt);
      expect((after?.lastAt ?? '') > before.lastAt).toBe(true);
    });

    test('an answer that was no help is another matter than a question that has none', async () => {
      const { desk, questions } = await openWith('Do you keep bees?');
      desk.note(note('Do you keep bees?', { why: 'unhelpful' }));
      await expectView(
        questions.all,
        expect.arrayContaining([expect.objectContaining({ why: 'unhelpful' })]),
      );
      expect(questions.all.get()).toHaveLength(2);
    });

    test.each<[string, unknown]>([
      ['no text', note('')],
      ['signs alone', note('?!')],
      ['more than can be noted', note('x'.repeat(QUESTION_MAX + 1))],
      ['no reason', { text: 'Do you keep bees?', language: 'en' }],
      ['no object', 'Do you keep bees?'],
    ])('%s is not noted, and disturbs nobody', async (_, what) => {
      const { desk, questions } = await open();
      desk.note(what as QuestionNote);
      desk.note(note('Can you sing?'));
      await expectView(questions.all, [shown('Can you sing?')]);
    });

    test('an address or a number in it is not kept', async () => {
      const { desk, questions } = await open();
      desk.note(note('Write to ada@example.com or call +44 20 7946 0123, please'));
      await expectView(questions.all, [shown('Write to … or call …, please')]);
    });

    test('letters of every script and halves of them are noted', async () => {
      const { desk, questions } = await open();
      desk.note(note('کیا آپ شہد کی مکھیاں پالتے ہیں؟ ﷺ'.padEnd(QUESTION_MAX, 'ﷺ')));
      await expectView(questions.all, [expect.objectContaining({ count: 1 })]);
      desk.note(note('bees \ud83d'));
      await expectView(questions.all, expect.arrayContaining([shown('bees \ufffd')]));
    });

    test('what is removed is gone everywhere, and comes back as it was, once', async () => {
      const { questions, other } = await openWith('Do you keep bees?', 'Can you sing?', 'Why?');
      const [why, sing, bees] = questions.all.get() as ChatQuestion[];
      await expectView(other.all, [why, sing, bees]);
      const removal = await questions.remove([sing?.id ?? '', bees?.id ?? '', 'gone']);
      await expectView(questions.all, [why]);
      await expectView(other.all, [why]);
      if (!removal.ok || !removal.restore) throw new Error('There is no way back.');
      expect(await removal.restore()).toEqual({ ok: true });
      expect(await removal.restore()).toEqual({ ok: true });
      await expectView(questions.all, [why, sing, bees]);
    });

    test('what was asked again meanwhile is counted with what comes back', async () => {
      const { desk, questions } = await openWith('Do you keep bees?');
      const [bees] = questions.all.get() as ChatQuestion[];
      const removal = await questions.remove([bees?.id ?? '']);
      await expectView(questions.all, []);
      desk.note(note('Do you keep bees?'));
      await expectView(questions.all, [shown('Do you keep bees?')]);
      if (!removal.ok || !removal.restore) throw new Error('There is no way back.');
      const both = { ...shown('Do you keep bees?', 2).sample, firstAt: bees?.firstAt };
      const { restore } = removal;
      await expectChange(questions.all, restore, [expect.objectContaining(both)]);
    });

    test('removing what is gone already is done, and there is nothing to restore', async () => {
      const { questions, other } = await openWith('Do you keep bees?');
      const ids = (questions.all.get() ?? []).map(({ id }) => id);
      await other.remove(ids);
      expect(await questions.remove(ids)).toEqual({ ok: true });
    });
  });
}
