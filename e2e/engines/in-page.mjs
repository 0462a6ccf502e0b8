// What runs inside the page: finds things the way a visitor names them, by role and name. Each function is sent as
// its text, so it may use the others of this file and nothing else.

const SELECTORS = {
  button: 'button, [role="button"], summary, input[type="submit"]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  checkbox: 'input[type="checkbox"]',
  field: 'input, textarea, select',
  dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
  region: 'section, [role="region"], aside',
  navigation: 'nav',
};

function tidy(text) {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function textOf(element) {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [...labelled.map((id) => document.getElementById(id)), ...(element.labels ?? [])];
  if (labels.length > 0) return tidy(labels.map((label) => label?.textContent).join(' '));
  return tidy(
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent,
  );
}

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** A name is the whole text, or a pattern as { source, flags }. */
function hasName(element, name) {
  if (name === undefined) return true;
  const text = textOf(element).replace(/ ?\*$/, '');
  return typeof name === 'string' ? text === name : new RegExp(name.source, name.flags).test(text);
}

export function findAll({ role, selector, name, within }) {
  const scopes = within ? findAll(within) : [document];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(selector ?? SELECTORS[role])])
    .filter((element) => hasName(element, name) && isShown(element));
}

/** Scrolls to what is asked for, and says where it can be pressed or what lies over it. */
export function locate(query) {
  const [element] = findAll(query);
  if (!element) return undefined;
  const isInSight = ({ top, bottom }) => top >= 80 && bottom <= innerHeight - 80;
  if (!isInSight(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = element.labels?.[0];
  const isFree = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
  return { x, y, cover: isFree ? undefined : (hit?.outerHTML.slice(0, 120) ?? 'nothing') };
}

/** Takes what the field holds into the selection, so that typing replaces it. */
export function selectText(query) {
  const [element] = findAll(query);
  element.focus();
  element.select?.();
}

/** A list of choices opens outside the page, where no engine lets a test go. */
export function chooseOption(query, text) {
  const [select] = findAll(query);
  const option = [...select.options].find((one) => tidy(one.textContent) === text);
  if (!option) throw new Error(`No option "${text}"`);
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fields for files are hidden behind a button that opens a window of the system. */
export function attachFile(selector, name, text) {
  const input = document.querySelector(selector);
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const PARTS = [
  tidy,
  textOf,
  isShown,
  hasName,
  findAll,
  locate,
  selectText,
  chooseOption,
  attachFile,
];
const LIBRARY = `const SELECTORS = ${JSON.stringify(SELECTORS)};\n${PARTS.join('\n')}`;

/** An expression that calls the function in the page, with those of this file at hand. */
export function toExpression(run, args) {
  const values = args.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
  return `(() => { ${LIBRARY}\nreturn (${run})(${values}); })()`;
}
