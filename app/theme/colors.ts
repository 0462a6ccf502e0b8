// Colour arithmetic for brand colours that the owner picks. Colours are `#rrggbb` texts.

type Triple = [number, number, number];

/** `#rrggbb` for a written `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseColor(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written.trim())?.[1]?.toLowerCase();
  if (!hex) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

function channels(color: string): Triple {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as Triple;
}

/** Hue in degrees, saturation and lightness in points of 100. */
export function toHsl(color: string): Triple {
  const [r, g, b] = channels(color);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const spread = max - min;
  const lightness = (max + min) / 2;
  if (spread === 0) return [0, 0, lightness * 100];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    max === r ? ((g - b) / spread) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [(sector * 60 + 360) % 360, saturation * 100, lightness * 100];
}

export function fromHsl([hue, saturation, lightness]: Triple): string {
  const l = lightness / 100;
  const chroma = (saturation / 100) * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = l - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The same colour with its lightness moved, within 0 and 100. */
export function lighten(color: string, points: number): string {
  const [hue, saturation, lightness] = toHsl(color);
  return fromHsl([hue, saturation, Math.min(100, Math.max(0, lightness + points))]);
}

const GLOW_POINTS = 10;

export function glow(color: string): string {
  return lighten(color, GLOW_POINTS);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** WCAG AA for text. */
export const READABLE_RATIO = 4.5;

/** The one of the given inks that reads best on a colour. */
export function inkOn(color: string, inks: readonly [string, string]): string {
  return contrast(color, inks[0]) >= contrast(color, inks[1]) ? inks[0] : inks[1];
}

/** The colour itself where it reads as text on the ground, else the nearest lightness that does. */
export function readableOn(color: string, ground: string): string {
  const step = luminance(ground) > 0.18 ? -1 : 1;
  let candidate = color;
  for (let moved = 0; moved <= 100; moved += 1) {
    candidate = lighten(color, step * moved);
    if (contrast(candidate, ground) >= READABLE_RATIO) break;
  }
  return candidate;
}
