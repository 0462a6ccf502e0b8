// Marks of the places that profiles link to, drawn for this site.
import type { ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'>;

function Mark({ children, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}

export function GitHubMark(props: IconProps) {
  return (
    <Mark {...props}>
      <path d="M9 20.5c-4 1.2-4-2-5.5-2.5M14.5 22v-3.2c0-1-.3-1.6-.7-2 2.6-.3 5.2-1.3 5.2-5.6 0-1.2-.4-2.3-1.2-3.1.1-.4.5-1.5-.1-3.1 0 0-1-.3-3.2 1.2a11 11 0 0 0-5 0C7.3 4.7 6.3 5 6.3 5c-.6 1.6-.2 2.7-.1 3.100A4.4 4.4 0 0 0 5 11.200c0 4.3 2.6 5.3 5.2 5.6-.4.4-.7 1-.7 2V22" />
    </Mark>
  );
}

export function LinkedInMark(props: IconProps) {
  return (
    <Mark {...props}>
      <rect x="3" y="3" width="18" height="18" rx="2.5" />
      <path d="M7.5 10.500v6M7.5 7.400v.1M11.5 16.500v-6M11.5 13.200c0-1.7 1-2.7 2.5-2.700s2.5 1 2.5 2.700v3.3" />
    </Mark>
  );
}

export function WhatsAppMark(props: IconProps) {
  return (
    <Mark {...props}>
      <path d="M3.5 20.5 4.8 16A8.7 8.7 0 1 1 8 19.200Z" />
      <path d="M9 8.300c-.9 1 .2 3 1.5 4.300s3.4 2.4 4.3 1.400c.6-.6.5-1-.1-1.400l-1-.6-.9.7a7 7 0 0 1-2.2-2.200l.7-.9-.6-1c-.4-.6-1-.8-1.7-.3Z" />
    </Mark>
  );
}

export function XMark(props: IconProps) {
  return (
    <Mark {...props}>
      <path d="M4 4h4.200L20 20h-4.200ZM19.2 4l-6.3 7.100M4.8 20l6.3-7.1" />
    </Mark>
  );
}

export function InstagramMark(props: IconProps) {
  return (
    <Mark {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </Mark>
  );
}
