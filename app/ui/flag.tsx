// Small flags for the language switcher: emoji flags are missing on some systems.
import type { ReactNode } from 'react';

/** Three stripes of one width, from the top or from the left. */
function across(...colors: string[]) {
  return colors.map((color, at) => (
    <path key={color} fill={color} d={`M0 ${(at * 16) / 3}h24v5.340H0z`} />
  ));
}

function upright(...colors: string[]) {
  return colors.map((color, at) => <path key={color} fill={color} d={`M${at * 8} 0h8v16h-8z`} />);
}

const flags: Record<string, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  ur: (
    <>
      <path fill="#fff" d="M0 0h6v16H0z" />
      <path fill="#01411c" d="M6 0h18v16H6z" />
      <path fill="#fff" d="M17.8 11.500a4.6 4.6 0 1 1-.8-7.1 3.7 3.7 0 1 0 .8 7.100Z" />
      <path fill="#fff" d="m17.5 4.8.5 1.2 1.3.1-1 .8.3 1.3-1.1-.7-1.1.7.3-1.3-1-.8 1.3-.1Z" />
    </>
  ),
  de: across('#000', '#d00', '#ffce00'),
  fr: upright('#002654', '#fff', '#ce1126'),
  it: upright('#008c45', '#f4f5f0', '#cd212a'),
  ar: (
    <>
      {across('#00843d', '#fff', '#000')}
      <path fill="#c8102e" d="M0 0h6.500v16H0z" />
    </>
  ),
};

/** The flag that stands for a language; nothing for a language without one. Decorative. */
export function Flag({ language }: { language: string }) {
  return (
    <svg viewBox="0 0 24 16" className="h-4 w-6 shrink-0 rounded-[2px]" aria-hidden="true">
      {flags[language]}
    </svg>
  );
}
