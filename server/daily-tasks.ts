// What the running server does by itself once a day. Nobody waits for it, and nothing that fails here ends the server.
import { onceADay } from './db/daily.ts';
import type { Database } from './db/open.ts';
import { describeError, type Log } from './log.ts';

/** How often it is looked whether a day has begun, and whether something is to be tried again. */
const LOOK_MS = 15 * 60 * 1000;

export type DailyTasks = Readonly<Record<string, (now: Date) => Promise<void>>>;

interface Services {
  database: Database;
  tasks: DailyTasks;
  now: () => Date;
  log: Log;
  /** Whether nothing more is begun. */
  isOver?: () => boolean;
}

/** Looks once; each task for itself. */
export async function doDailyTasks({
  database,
  tasks,
  now,
  log,
  isOver = () => false,
}: Services): Promise<void> {
  for (const [name, work] of Object.entries(tasks)) {
    if (isOver()) return;
    try {
      const isDone = await onceADay(database.db, name, now, work);
      if (isDone) log('info', 'daily task done', { task: name });
    } catch (error) {
      log('error', 'daily task failed', { task: name, error: describeError(error) });
    }
  }
}

/** Gives what ends them: nothing new is begun, and what has begun is waited for. */
export function startDailyTasks(services: Services): () => Promise<void> {
  let isOver = false;
  let running: Promise<void> | undefined;
  function look() {
    running ??= doDailyTasks({ ...services, isOver: () => isOver }).finally(() => {
      running = undefined;
    });
  }
  look();
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    isOver = true;
    clearInterval(timer);
    await running;
  };
}
