// What must be true of every served page, feed and map. Each check answers with the problems it found.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React and our own templates happen to write valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-implicit-button-type': 'off',
    // A title is the owner's, and our own are short.
    'long-title': 'off',
  },
});

/** What search engines need to know of each kind of thing. */
const REQUIRED = {
  Person: ['name', 'url'],
  WebSite: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author', 'description', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
};

export async function htmlProblems(html) {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`,
    ),
  );
}

/** The page as a reader without scripts has it. */
export function withoutScripts(html) {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<noscript>|<\/noscript>/g, '');
}

/** Where a page leads and what it loads, as it is written. */
export function linksOf(html) {
  const tags = withoutScripts(html).match(/<[a-z][^>]*>/gi) ?? [];
  const scripts = html.match(/<script[^>]+src="[^"]*"/g) ?? [];
  const written = [...tags, ...scripts].flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link.replaceAll('&amp;', '&')),
  );
  return [...new Set(written)];
}

/** @param {string[]} types the kinds of things that the page must describe */
export function dataProblems(html, types) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...blocks].flatMap(([, json]) => {
    const data = JSON.parse(json);
    return data['@graph'] ?? [data];
  });
  return types.flatMap((type) => {
    const thing = things.find((other) => other['@type'] === type);
    if (!thing) return [`no ${type} in the structured data`];
    return REQUIRED[type]
      .filter((field) => !thing[field])
      .map((field) => `${type} without ${field}`);
  });
}

/** @param {string[]} needed names and properties of metadata, such as `og:title` */
export function metaProblems(html, needed) {
  const head = html.slice(0, html.indexOf('</head>'));
  const missing = needed.filter(
    (name) => !new RegExp(`(?:name|property)="${name}" content="[^"]`).test(head),
  );
  const titles = head.match(/<title\b/g)?.length ?? 0;
  return [
    ...missing.map((name) => `no ${name}`),
    ...(titles === 1 ? [] : [`${titles} titles`]),
    ...(/rel="canonical" href="http/.test(head) ? [] : ['no canonical address']),
  ];
}

/** A parsed XML document, or the reason why it is none. */
export function parseXml(xml) {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new Error(`not well-formed: ${validity.err.msg}`);
  const isArray = (name) => ['url', 'item'].includes(name);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray }).parse(xml);
}
