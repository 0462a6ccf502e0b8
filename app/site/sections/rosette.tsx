// The drawing behind the portrait: an eight-fold girih rosette with the circles it is constructed on. It draws itself
// once, while nobody waits for it.
import { STAR_PATH } from '#app/ui/star.tsx';

type Point = [x: number, y: number];

function onCircle(radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The star polygon {count/step}: every `step`-th of `count` points on a circle, joined. */
function starPolygon(count: number, step: number, radius: number, turned = 0): string {
  const rounds = gcd(count, step);
  return Array.from({ length: rounds }, (_, round) =>
    path(
      Array.from({ length: count / rounds }, (_, at) =>
        onCircle(radius, ((at * step + round) % count) / count + turned / count),
      ),
    ),
  ).join('');
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

const RINGS = [244, 186, 132];
const NODES = Array.from({ length: 16 }, (_, at) => onCircle(244, at / 16));
/** The star itself, {8/3}: one line and its seven turns, so that each can be drawn from its point. */
const TURNS = Array.from({ length: 8 }, (_, at) => at * 45);
const LINE = path([onCircle(244, 0), onCircle(244, 3 / 8)]);

export function Rosette({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-260 -260 520 520"
      fill="none"
      aria-hidden="true"
      data-drawn-later
      className={className}
    >
      <g stroke="var(--line-strong)" strokeWidth="0.75" opacity="0.55">
        {RINGS.map((radius) => (
          <circle key={radius} r={radius} strokeDasharray="2 5" />
        ))}
        {NODES.slice(0, 8).map(([x, y]) => (
          <path
            key={`${x},${y}`}
            d={`M${x.toFixed(1)} ${y.toFixed(1)}L${(-x).toFixed(1)} ${(-y).toFixed(1)}`}
          />
        ))}
      </g>
      <g strokeLinejoin="round" className="animate-turn">
        <path d={starPolygon(16, 6, 244)} stroke="var(--line-strong)" />
        <path
          d={starPolygon(8, 2, 186, 0.5)}
          stroke="var(--secondary-text)"
          strokeWidth="1.25"
          opacity="0.8"
        />
        <path d={starPolygon(8, 3, 186, 0.5)} stroke="var(--line-strong)" />
      </g>
      <g stroke="var(--primary-text)" strokeWidth="1.5">
        {TURNS.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={LINE} className="animate-draw [transform-origin:0_-244px]" />
          </g>
        ))}
      </g>
      <g fill="var(--ground)" stroke="var(--primary-text)" strokeWidth="1.5">
        {NODES.map(([x, y], at) => (
          <circle key={`${x},${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={at % 2 ? 2 : 4} />
        ))}
      </g>
      <path
        d={STAR_PATH}
        transform="scale(3.02) translate(-48 -48)"
        fill="var(--ground)"
        stroke="var(--accent-text)"
        strokeWidth="0.6"
      />
    </svg>
  );
}
