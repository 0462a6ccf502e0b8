// What visitors sent is theirs, whoever keeps it. A person is known by the e-mail address.

/** An address as it is compared: people write it with capitals and spaces. */
export const addressOf = (text: string) => text.trim().toLowerCase();

/** What is held about somebody, by the name of what it is: a list for each, also an empty one. */
export type HeldAbout = Readonly<Record<string, readonly unknown[]>>;

/** How long a server keeps its daily copies of everything. */
export const COPIES_KEPT_DAYS = 14;
