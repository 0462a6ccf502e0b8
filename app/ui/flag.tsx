// Small flags for the language switcher: emoji flags are missing on some systems.
import type { ReactNode } from 'react';

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
  de: (
    <>
      <path d="M0 0h24v5.330H0z" />
      <path fill="#d00" d="M0 5.330h24v5.340H0z" />
      <path fill="#ffce00" d="M0 10.670h24V16H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
  it: (
    <>
      <path fill="#008c45" d="M0 0h8v16H0z" />
      <path fill="#f4f5f0" d="M8 0h8v16H8z" />
      <path fill="#cd212a" d="M16 0h8v16h-8z" />
    </>
  ),
  ar: (
    <>
      <path fill="#00843d" d="M0 0h24v5.330H0z" />
      <path fill="#fff" d="M0 5.330h24v5.340H0z" />
      <path d="M0 10.670h24V16H0z" />
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
