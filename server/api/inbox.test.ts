import { expect, test, vi } from 'vitest';
import { openOwner, startApp } from '../app-in-test.ts';
import { createClock } from '../auth/site-in-test.ts';
import { DATABASES } from '../databases-in-test.ts';

test.each(DATABASES)(
  'on %s, an inbox that is added in part is told of as well',
  async (_, create) => {
    const created = await create();
    const database = await created.open();
    const tell = vi.fn();
    const events = { tell, listen: () => () => {} };
    const { app } = await startApp(database, createClock().now, { events });
    const owner = await openOwner(app);
    tell.mockClear();
    vi.spyOn(database.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    const booking = {
      id: 'b',
      name: 'Lin',
      email: 'lin@example.com',
      phone: '',
      company: '',
      notes: '',
    };
    const bookings = [
      { ...booking, date: '2026-03-12', slot: '02:00 PM', submittedAt: '2026-03-11T10:00:00.000Z' },
    ];
    expect((await owner.send('POST', '/api/inbox/whole', { bookings })).status).toBe(503);
    expect(tell).toHaveBeenCalledWith('inbox');
    await created.remove();
  },
);
