// English: what the assistant says. Loaded, with what it recognises, when the chat opens.

import { DEFAULT_WELCOME } from '#app/content/chat/default-welcome.ts';
import type { ChatPack, ChatTexts } from '#app/content/chat/types.ts';
import { words } from './en-chat-words.ts';

const texts: ChatTexts = {
  locale: 'en-GB',
  welcome: DEFAULT_WELCOME,
  greeting: [
    "Hello! I'm {name}'s assistant.",
    'I can tell you about services, prices, timelines, projects and how to get started.',
    'What would you like to know?',
  ],
  thanks: [
    "You're welcome, and thank you for stopping by!",
    'If anything else comes to mind, just ask.',
    'Whenever you are ready, {name} is happy to talk in a free {callMinutes}-minute consultation.',
  ],
  offTopic: [
    "I can only help with {name}'s portfolio: services, experience, tech stack, projects, pricing, process, availability and getting started.",
    'Could you ask me a portfolio-related question?',
  ],
  moreDetail: [
    'That sounds like something {name} can look into.',
    'Could you tell me a bit more: the goal, the must-have features, the timeline and the budget?',
    'With those four I can point you to the right answer, or you can send them in a message.',
  ],
  notUnderstood: [
    'I am not sure that I understood you.',
    'Did you mean one of these?',
    'If not, {name} will gladly answer in person: send the question as a message, or book a free call.',
  ],
  found: ["This part of {name}'s work fits:"],
  toContact: 'Send this question to {name}',
  toBooking: 'Book a free call',
  unhelpful: 'Not helpful',
  noted: 'Thank you. I’ve noted that this answer was not good enough.',
  topics: {
    contactInfo: [
      'You can write to {name} at {email}.',
      'WhatsApp and phone: {phone}.',
      '{name} is based in {location} and works with clients worldwide.',
      'Working hours: {workingHours}.',
      'Every message gets a reply within {replyHours} hours.',
      '{name} is based in {location}.',
      'If you are somewhere else, {name} will gladly say what is possible.',
    ],
    booking: [
      'The first consultation is free and takes {callMinutes} minutes.',
      'Pick a day and a time in the schedule section of this page.',
      'You can also choose a slot in the booking calendar: {calendly}',
      'To move or cancel a call, write to {email}.',
    ],
    startProcess: [
      'Getting started is simple: send a short message or book a free {callMinutes}-minute consultation.',
      'The discovery call happens within 1 business day, and a written plan with a fixed price follows.',
      'A few lines about your goal, must-have features, timeline and budget are all {name} needs to begin.',
    ],
    services: [
      '{name} offers {services}.',
      'Each card in the services section lists what is included, and you can select several for one inquiry.',
      'Tell me what you have in mind, or book a free {callMinutes}-minute consultation to talk it through.',
    ],
    experience: [
      '{name} has {experienceTime} of experience with web and mobile products, from the first sketch to everyday use.',
      'So far that makes {projectsCompleted} completed projects for {happyClients} happy clients.',
      'The about section tells the whole story.',
      'The CV is here: {cv}',
    ],
    tech: [
      '{name} works mainly with {tech}.',
      'The choice follows your project: what fits the goal, your team and what you already run.',
      'The skills section shows the full list.',
    ],
    pricing: [
      'As a guide: {prices}.',
      'By service: {fromPrices}.',
      'After a free {callMinutes}-minute consultation you get a fixed quote in writing.',
    ],
    timeline: [
      'A simple site takes {simpleSiteWeeks} weeks, a web MVP {webMvpWeeks} weeks and a mobile app {mobileWeeks} weeks.',
      'The discovery call happens within 1 business day, and the plan that follows has dates for every step.',
      'If you have a fixed deadline, mention it early and {name} will say honestly whether it works.',
    ],
    process: [
      'Every project goes through four steps: discovery and planning, design and architecture, development and testing, deployment and support.',
      'It begins with a discovery call within 1 business day; after that you see progress every week and can give feedback at each step.',
      'Scope, terms and ownership of the code are agreed in writing before work begins.',
    ],
    portfolio: [
      'Recent projects include {projects}.',
      'The projects section links to live demos and code, and the case studies and testimonials show the results.',
      'More code is on GitHub: {github}',
    ],
    mobile: [
      'Yes, {name} builds mobile apps for iOS and Android from one codebase, including offline use, push notifications and the release in both stores.',
      'A mobile app takes {mobileWeeks} weeks and costs {mobilePrice} as a guide.',
      'What should your app do?',
    ],
    maps: [
      'Yes, {name} builds map features: Google Maps, live location tracking, routes, distances and store finders, on the web and in mobile apps.',
      'Tell me what your users should see on the map, and roughly how many places or vehicles there are.',
    ],
    payments: [
      'Yes, {name} integrates online payments such as Stripe, PayPal and local gateways, with checkout, subscriptions and invoices.',
      'For your own project, the payment method and the milestones are agreed in the written quote before work begins.',
    ],
    maintenance: [
      '{name} stays with you after launch: bug fixes, updates, hosting, monitoring and new features, with a 6-month warranty on delivered work.',
      'Existing projects are welcome too, and begin with a review of the code.',
      'Tell me what you run today and what it needs.',
    ],
    contact: [
      'The quickest ways to reach {name} are the contact form on this page and e-mail to {email}.',
      'WhatsApp works as well: {phone}.',
      'You get a reply within {replyHours} hours.',
      "I am this site's assistant, not a person: my answers were written beforehand. What they leave open, such as spoken languages, please ask {name}.",
    ],
    quality: [
      'Quality is part of the price: tested and reviewed code, security and accessibility checks, and pages that load fast on ordinary phones.',
      'Every project comes with a 6-month warranty, and you deal with one person who answers for all of it.',
      'The testimonials and case studies show how that works out for clients.',
    ],
  },
  prices:
    'a landing page costs {landingPrice}, a web MVP {webMvpPrice} and a mobile app {mobilePrice}',
  priceRange: '{from}-{to} {currency}',
  weekRange: '{from}-{to}',
  servicePrice: '{title} ({price})',
  nameless: 'the developer',
  suggestions: [
    'What services do you offer?',
    'How much does a project cost?',
    'How do we get started?',
    'How long does a project take?',
    'Can I see examples of your work?',
    'Which technologies do you use?',
    'How much experience do you have?',
    'Can I book a free consultation?',
    'Do you build mobile apps?',
    'What happens after launch?',
  ],
};

export const chat: ChatPack = { words, texts };
