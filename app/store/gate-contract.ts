// What every gate does, whatever stands behind it.
import { describe, expect, test } from 'vitest';
import type { Gate } from './ports.ts';
import { expectChange, expectView } from './view-contract.ts';

export interface GateFixture {
  gate: Gate;
  /** The same one, as another tab has it. */
  other: Gate;
  /** What opens it. */
  email: string;
  password: string;
}

export function gateContract(title: string, open: () => Promise<GateFixture>): void {
  describe(title, () => {
    test('at first nobody is signed in', async () => {
      const { gate } = await open();
      await expectView(gate.user, null);
    });

    test('the right pair signs in, here and in every tab', async () => {
      const { gate, other, email, password } = await open();
      const signedIn = expect.objectContaining({ email });
      const signIn = async () => expect(await gate.signIn(email, password)).toEqual({ ok: true });
      await expectChange(gate.user, signIn, signedIn);
      await expectView(other.user, signedIn);
    });

    test('another password, another e-mail or nothing is wrong, and nobody is signed in', async () => {
      const { gate, email, password } = await open();
      const wrong = { ok: false, reason: 'wrong' };
      expect(await gate.signIn(email, `${password}.`)).toEqual(wrong);
      expect(await gate.signIn(`x${email}`, password)).toEqual(wrong);
      expect(await gate.signIn('', '')).toEqual(wrong);
      await expectView(gate.user, null);
    });

    test('signing out anywhere ends it everywhere, and one can sign in again', async () => {
      const { gate, other, email, password } = await open();
      await gate.signIn(email, password);
      await expectView(other.user, expect.objectContaining({ email }));
      await expectChange(gate.user, () => other.signOut(), null);
      await expectView(other.user, null);
      await gate.signIn(email, password);
      await expectView(gate.user, expect.objectContaining({ email }));
    });
  });
}
