// Divides a style sheet in two: what the first screen needs, for the head of a page, and what comes later in it.
// Which utility wins is decided by how much its selector says and then by the order in which they stand. Both halves keep
// that by layers of their own: whoever has to lose stands in a lower layer, wherever it is written.
import postcss from 'postcss';

/** Those whose rules name what they are for. Of the others every page needs all. */
const LAYERS = ['components', 'utilities'];

/**
 * What nobody misses for a moment: colours that the visitor's system gives, how it is printed, what older browsers need.
 * How one page turns into another cannot wait: a browser that reads of it late says so as an error.
 */
const CAN_WAIT = /forced-colors|not \(anchor-name|^(properties|print)$/;

/**
 * What only adorns the first screen, and takes no room: it is drawn when the first screen stands. Until then the browser
 * need neither know its styles, nor set it, nor fill its ground.
 */
const DRAWN_LATER = 'data-drawn-later';

/** The classes of a first screen. */
export function classesShownIn(markup) {
  const plain = markup.replace(new RegExp(`<(\\w+)[^>]* ${DRAWN_LATER}=.*?</\\1>`, 'gs'), '');
  return [...plain.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/));
}

/**
 * @param {string} sheet as the build has written it
 * @param {string[]} shown the classes of the first screen
 */
export function divideStyles(sheet, shown) {
  const root = postcss.parse(sheet);
  const halves = LAYERS.map((name) => divideLayer(name, root, new Set(shown)));
  const first = halves.map((half) => half.first).join('');
  const waiting = takeOut(root, ({ params }) => CAN_WAIT.test(params));
  const used = root.toString() + first;
  waiting.push(...takeOut(root, (rule) => isUnused(rule, used)));
  return {
    first: `${root}${first}[${DRAWN_LATER}]{display:none}`,
    later: `${waiting.join('')}${halves.map((half) => half.later).join('')}[${DRAWN_LATER}]{display:block}`,
  };
}

/** Takes the rules with an `@` that can wait out of the sheet, and what is said of whose work it is. */
function takeOut(root, canWait) {
  const waiting = root.nodes.filter(
    (node) => node.type === 'comment' || (node.type === 'atrule' && canWait(node)),
  );
  return waiting.map((rule) => {
    const text = rule.toString();
    // The place of a layer among the others stays.
    if (rule.name === 'layer')
      rule.replaceWith(postcss.atRule({ name: 'layer', params: rule.params }));
    else rule.remove();
    return text;
  });
}

/** An animation that nothing on the first screen names. To read of a property later styles all that stands there anew. */
function isUnused({ name, params }, used) {
  return name === 'keyframes' && !new RegExp(`animation[^;}]*\\b${params}\\b`).test(used);
}

/** Takes a layer out of the sheet, and gives it back in two halves. */
function divideLayer(layerName, root, shown) {
  const rules = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== layerName || !layer.nodes) return;
    rules.push(...flatRules(layer).map((rule) => describe(rule, shown)));
    layer.remove();
  });
  const levels = inLevels(rules.toSorted((one, other) => one.weight - other.weight));
  const names = levels.map((_, at) => `l${at}`);
  const half = (isFirst) =>
    levels
      .map((level, at) => [level, names[at]])
      .filter(([level]) => level[0].isFirst === isFirst)
      .map(([level, name]) => `@layer ${layerName}.${name}{${together(level)}}`)
      .join('');
  // The names of all levels come first: they say who wins.
  const order = names.length > 0 ? `@layer ${layerName}{@layer ${names.join(',')};}` : '';
  return { first: order + half(true), later: half(false) };
}
/** One rule each, together with the conditions around it. */
function flatRules(container, conditions = []) {
  return container.nodes.flatMap((node) => {
    if (node.type === 'rule') return [{ conditions, rule: node }];
    if (!node.nodes) return [];
    return flatRules(node, [...conditions, `@${node.name} ${node.params}`]);
  });
}

function describe({ conditions, rule }, shown) {
  const properties = new Set();
  rule.walkDecls(({ prop }) => properties.add(familyOf(prop)));
  return {
    conditions,
    text: rule.toString(),
    weight: Math.max(...rule.selectors.map(weightOf)),
    properties,
    isFirst: rule.selectors.some((selector) =>
      classesOf(selector).every((name) => shown.has(name)),
    ),
  };
}

/** How much a selector says: classes, attributes and states before elements. */
function weightOf(selector) {
  const plain = selector
    .replace(/\\(?:[0-9a-f]{1,6} ?|.)/gi, '_')
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  const strong = plain.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!is|not|has|:)[\w-]+/g) ?? [];
  const weak = plain.match(/(?:^|[\s>+~(])[a-z][\w-]*/g) ?? [];
  return strong.length * 100 + weak.length;
}

/** `.sm\:p-4` is the class `sm:p-4`. The theme's own class is on every page. */
function classesOf(selector) {
  return [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)]
    .map(([, name]) =>
      name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, letter) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
      ),
    )
    .filter((name) => name !== 'dark');
}

/** Properties of which one can overrule another share a name: a shorthand and its parts, logical and physical sides. */
const FAMILIES = {
  gap: ['row-gap', 'column-gap'],
  inset: ['top', 'right', 'bottom', 'left'],
  align: ['place-', 'align-', 'justify-'],
  size: ['width', 'height', 'block-size', 'inline-size', 'min-', 'max-', 'aspect-'],
  text: ['line-height', 'letter-spacing', 'font', 'white-space', 'overflow-wrap', 'word-break'],
};

function familyOf(property) {
  if (property.startsWith('--')) return property;
  const plain = property.replace(/^-(webkit|moz)-/, '');
  const [family] =
    Object.entries(FAMILIES).find(([, members]) =>
      members.some((member) => plain.startsWith(member)),
    ) ?? plain.split('-');
  return family;
}

/**
 * Groups of rules in the order in which they have to be stronger than one another, each of one half only: a rule goes
 * into a later group than whatever stood before it and sets the same.
 */
function inLevels(rules) {
  const levels = [];
  const latest = { true: new Map(), false: new Map() };
  for (const rule of rules) {
    const highest = (of) => Math.max(-1, ...[...rule.properties].map((name) => of.get(name) ?? -1));
    const same = highest(latest[rule.isFirst]);
    const other = highest(latest[!rule.isFirst]);
    let at = Math.max(same, other + 1, 0);
    // Groups take turns.
    if (at % 2 !== (rule.isFirst ? 0 : 1)) at += 1;
    levels[at] ??= [];
    levels[at].push(rule);
    for (const name of rule.properties) latest[rule.isFirst].set(name, at);
  }
  return levels.filter(Boolean);
}

/** Neighbours under the same conditions share them. */
function together(rules) {
  let text = '';
  let open = [];
  for (const { conditions, text: rule } of rules) {
    if (conditions.join() !== open.join()) {
      text += '}'.repeat(open.length) + conditions.map((condition) => `${condition}{`).join('');
      open = conditions;
    }
    text += rule;
  }
  return text + '}'.repeat(open.length);
}
