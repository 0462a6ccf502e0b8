// The price ranges that the assistant quotes. US dollars; the only place they are written down.
export const CURRENCY = 'USD';

export const GUIDE_PRICES = {
  landing: { from: 80, to: 100 },
  webMvp: { from: 250, to: 600 },
  mobile: { from: 300, to: 500 },
} as const;

/** How long each kind of work takes, in weeks. */
export const GUIDE_WEEKS = {
  simpleSite: { from: 1, to: 2 },
  webMvp: { from: 3, to: 6 },
  mobile: { from: 4, to: 8 },
} as const;
