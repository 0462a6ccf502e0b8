/** What a server takes in one request of the owner's: ten times as much as a browser keeps for a site. */
export const SENT_MAX_BYTES = 50_000_000;
