// The HTML around a rendered page.
import type { Content } from './content/collections.ts';
import { scriptJson } from './lib/script-json.ts';
import { appearanceVariables } from './theme/appearance.ts';
import { CHROME_COLORS } from './theme/document.ts';

export interface PageAssets {
  /** Tags for the head: the boot script, styles and preloads. */
  head: string;
  /** More of them for the pages that have styles of their own, by kind. */
  pages?: Partial<Record<string, string>>;
  /** Tags for the end of the body. */
  scripts: string;
}

export interface RenderedPage {
  kind: string;
  /** Title, metadata and icon, as React made them. */
  head: string;
  body: string;
  content: Content;
  /** The theme that the owner of a published site chose. */
  ownerTheme?: string;
}

export function documentHtml(page: RenderedPage, assets: PageAssets): string {
  const variables = Object.entries(appearanceVariables(page.content.settings))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const owner = page.ownerTheme ? ` data-owner-theme="${page.ownerTheme}"` : '';
  return `<!doctype html>
<html lang="en" dir="ltr" class="dark" data-page="${page.kind}"${owner}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${CHROME_COLORS.dark}">
<style>:root{${variables}}</style>
${assets.head}
${assets.pages?.[page.kind] ?? ''}
${page.head}
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
</head>
<body>
<div id="root">${page.body}</div>
<script type="application/json" id="content">${scriptJson(page.content)}</script>
${assets.scripts}
</body>
</html>
`;
}
