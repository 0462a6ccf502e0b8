/** Put there by the build; see scripts/admin-credentials.mjs. */
declare const __ADMIN_CREDENTIALS__: { salt: string; iterations: number; hash: string };
