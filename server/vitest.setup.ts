// Every test of the server can see what is checked against a password, and how often.
import { vi } from 'vitest';

vi.mock(import('@node-rs/argon2'), { spy: true });
