/** The server has the rule (server/auth/password.ts) and says when it is not kept. */
export const NEW_PASSWORD_HINT = 'At least 10 characters: a few words that you can remember.';
