// What the assistant could not answer: the same question once, and of all no more than the owner could ever read.
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChatQuestion, chatQuestionSchema } from '#app/content/chat-questions.ts';
import type { ChatQuestionRow, Tables } from './tables.ts';

/** Beyond this, those that were asked longest ago go. */
export const QUESTIONS_MAX = 2000;

/** Counts up what is there already. */
export function addQuestions(
  db: Kysely<Tables>,
  questions: readonly ChatQuestion[],
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const question of questions) await addQuestion(transaction, question);
    await forgetOldest(transaction);
  });
}

async function addQuestion(transaction: Transaction<Tables>, question: ChatQuestion) {
  const { firstAt, lastAt, ...rest } = question;
  await transaction
    .insertInto('chat_questions')
    .values({ ...rest, first_at: firstAt, last_at: lastAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        count: sql<number>`${ref('chat_questions.count')} + ${ref('excluded.count')}`,
        first_at: sql<string>`case when ${ref('excluded.first_at')} < ${ref('chat_questions.first_at')} then ${ref('excluded.first_at')} else ${ref('chat_questions.first_at')} end`,
        last_at: sql<string>`case when ${ref('excluded.last_at')} > ${ref('chat_questions.last_at')} then ${ref('excluded.last_at')} else ${ref('chat_questions.last_at')} end`,
      })),
    )
    .execute();
}

async function forgetOldest(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await transaction
    .selectFrom('chat_questions')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  // A count is a text on PostgreSQL.
  const tooMany = Number(rows) - QUESTIONS_MAX;
  if (tooMany <= 0) return;
  const oldest = transaction
    .selectFrom('chat_questions')
    .select('id')
    .orderBy('last_at')
    .orderBy('id', 'desc')
    .limit(tooMany);
  await transaction.deleteFrom('chat_questions').where('id', 'in', oldest).execute();
}

/** Latest first. */
export async function allQuestions(db: Kysely<Tables>): Promise<ChatQuestion[]> {
  const rows = await db
    .selectFrom('chat_questions')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(questionIn);
}

/** Those that were there: nothing of them is kept. */
export async function removeQuestions(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ChatQuestion[]> {
  const rows = await db
    .deleteFrom('chat_questions')
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.map(questionIn);
}

function questionIn({ first_at, last_at, ...rest }: ChatQuestionRow): ChatQuestion {
  return chatQuestionSchema.parse({ ...rest, firstAt: first_at, lastAt: last_at });
}
