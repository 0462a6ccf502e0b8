// What the footer's dialogs say in English. Loaded when one of them opens.

export const legal = {
  privacyTitle: 'Privacy',
  /** The first paragraph while nothing counts visits, and the one while something may. */
  privacyUncounted:
    'This site sets no cookies, does not count its visitors and loads nothing from other companies, except pictures that are kept elsewhere.',
  /** On a server. */
  privacyUncountedOnServer:
    'This site sets a cookie only if you choose a language, does not count its visitors and loads nothing from other companies, except pictures that are kept elsewhere.',
  privacyAnalytics:
    'With your consent, this site counts visits with {{tools}}, services of other companies that may set cookies. You are asked first, and nothing is loaded before you agree or when your browser asks not to be tracked. Your answer is kept in your browser; you can change it below at any time.',
  privacy: [
    'What you send through a form on this site is kept in the storage of your own browser, on this device. It is not sent to a server, and nobody else can read it. Clearing the site’s data in your browser removes it.',
    'Your browser also remembers your choice of language and theme, for the same reason and in the same place. Questions that the assistant could not answer well are kept there as well, without a name or an address.',
    'If you write an e-mail or a WhatsApp message instead, the provider you use applies its own rules, and I keep the conversation for as long as our work together needs it.',
    'Questions? Write to {{email}}.',
  ],
  /** On a server these stand in the place of the first two. */
  privacyOnServer: [
    'What you send through a form on this site is stored on my server, along with the language you read in and, for a call, your time zone. Only I read it, to answer you and for our work together. Confirmations, invitations and answers reach you by e-mail, through my mail provider. To keep spam out, an unreadable trace of your network address is kept for a day. Write to {{email}} to receive or delete what I have about you. Backups hold what was deleted for up to 14 days more.',
    'Without a connection, your request waits in the storage of your own browser until it can be sent. Your choice of language and theme is remembered there, too. If you choose a language, a cookie called ‘language’ tells my server for a year, so that it sends you the right pages. Questions that the assistant could not answer well are kept on my server without your name or address, so that I can improve its answers.',
  ],
  /** On a server, when the owner has said how long. */
  privacyKept: 'What you send is kept for {{time}} and then deleted automatically.',
  consentTitle: 'Visit statistics',
  consentText: 'May this site count your visit with {{tools}}? Nothing is loaded until you agree.',
  consentAnswers: { agreed: 'Agree', declined: 'Decline' },
  consentBlocked: 'Your browser asks not to be tracked, so nothing is counted.',
  termsTitle: 'Terms',
  terms: [
    'The texts and figures on this site describe my work and are no binding offer. Prices are starting points; you receive a fixed quote in writing before anything is owed.',
    'A request or a booking made here is free of charge and can be withdrawn at any time with a short message to {{email}}.',
    'Names and marks of companies and products belong to their owners. You are welcome to quote short passages with a link to this page.',
    'Links lead to pages that I do not run. I checked them when I added them and am not responsible for what changes there later.',
  ],
  sitemapTitle: 'Sitemap',
  sitemapSections: 'On this page',
  sitemapPosts: 'Articles',
};

export type LegalTexts = typeof legal;
