/** The modules of the icons, one each. */
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/** What an icon consists of, in more than one line when it has more than one part. */
const PARTS = /(?<=\bnode: )\[\n[^;]*?\n {2}\]/;
const PART = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /(\w+): "([^"]*)"/g;

/**
 * An icon of several parts becomes one path: a page has a hundred of them, and every element is read, styled and set.
 * @returns {import('vite').Plugin}
 */
export function onePathIcons() {
  return {
    name: 'one-path-icons',
    apply: 'build',
    transform: { filter: { id: ICON }, handler: withOnePath },
  };
}

/** @param {string} code */
export function withOnePath(code) {
  return code.replace(PARTS, (parts) => {
    const paths = [...parts.matchAll(PART)].map(([, tag, attributes]) =>
      pathOf(
        tag,
        Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, ...pair]) => pair)),
      ),
    );
    const isWhole = parts.replace(PART, '').replace(/[[\],\s]/g, '') === '';
    // A part with a colour of its own, for example, stays one.
    if (!isWhole || paths.includes(undefined)) return parts;
    return `[["path", { d: "${paths.join('')}", key: "one" }]]`;
  });
}

/** Nothing for what is more than an outline. */
function pathOf(tag, { key: _, ...attributes }) {
  const shape = SHAPES[tag];
  const isKnown = Object.keys(attributes).every((name) => shape?.names.includes(name));
  if (!shape || !isKnown) return undefined;
  return tag === 'path' ? absolute(attributes.d) : shape.draw(numbers(attributes), attributes);
}

const SHAPES = {
  path: { names: ['d'] },
  line: {
    names: ['x1', 'y1', 'x2', 'y2'],
    draw: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => path`M${x1} ${y1}L${x2} ${y2}`,
  },
  circle: {
    names: ['cx', 'cy', 'r'],
    draw: ({ cx = 0, cy = 0, r }) => oval(cx, cy, r, r),
  },
  ellipse: {
    names: ['cx', 'cy', 'rx', 'ry'],
    draw: ({ cx = 0, cy = 0, rx, ry }) => oval(cx, cy, rx, ry),
  },
  rect: {
    names: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    draw({ x = 0, y = 0, width, height, rx, ry }) {
      const [h, v] = [rx ?? ry ?? 0, ry ?? rx ?? 0];
      const corner = (right, down) => (h && v ? path`a${h} ${v} 0 0 1 ${right} ${down}` : '');
      return [
        path`M${x + h} ${y}h${width - 2 * h}${corner(h, v)}`,
        path`v${height - 2 * v}${corner(-h, v)}`,
        path`h${2 * h - width}${corner(-h, -v)}`,
        path`v${2 * v - height}${corner(h, -v)}z`,
      ].join('');
    },
  },
  polyline: { names: ['points'], draw: (_, { points }) => `M${points}` },
  polygon: { names: ['points'], draw: (_, { points }) => `M${points}z` },
};

function oval(cx, cy, rx, ry) {
  return path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** A path begins where it says, also with a small m; behind another one that would count from the end of that. */
function absolute(d) {
  const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
  const begin = new RegExp(String.raw`^m\s*(${NUMBER})[\s,]*(${NUMBER})\s*`);
  return d.replace(begin, (all, x, y, at) => {
    const isLine = /[-.\d]/.test(d[at + all.length] ?? '');
    return `M${x} ${y}${isLine ? 'l' : ''}`;
  });
}

function numbers(attributes) {
  return Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, Number(text)]));
}

/** Without the digits that computing leaves behind. */
function path(texts, ...values) {
  const written = values.map((value) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value,
  );
  return String.raw({ raw: texts }, ...written);
}
