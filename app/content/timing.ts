// Every delay and scroll threshold of the product. Milliseconds and CSS pixels.

/** How long a form says 'Sending...' (and the login and the about editor their own word). */
export const SUBMIT_DELAY_MS = 1000;
/** What the texts promise. */
export const REPLY_PROMISE_HOURS = 24;

export const TYPING_CHARACTER_MS = 100;
export const DELETING_CHARACTER_MS = 50;
export const TYPING_PAUSE_MS = 2000;

export const CHAT_REPLY_MIN_MS = 700;
export const CHAT_REPLY_SPREAD_MS = 700;
export const CHAT_PANEL_WIDTH_PX = 320;
export const CHAT_PANEL_HEIGHT_PX = 384;
export const CHAT_SUGGESTIONS_SHOWN = 4;

export const NAVBAR_FROST_PX = 50;
export const ACTIVE_SECTION_OFFSET_PX = 100;
export const SCROLL_TOP_PX = 300;

export const TOAST_DURATION_MS = 4000;
export const TOASTS_VISIBLE = 3;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;
