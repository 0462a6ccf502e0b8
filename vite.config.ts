import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminCredentials } from './scripts/admin-credentials.mjs';
import { devPages } from './scripts/dev-pages.mjs';

export default defineConfig({
  plugins: [react(), tailwindcss(), devPages()],
  appType: 'custom',
  define: {
    __ADMIN_CREDENTIALS__: JSON.stringify(adminCredentials(process.env)),
    'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
  },
});
