import type { MailTexts } from './en.ts';

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  automatic:
    'Diese Nachricht wurde automatisch von meiner Website verschickt. Antworten Sie einfach darauf: Ich lese jede Antwort.',
  notYou:
    'Sie haben mir nicht geschrieben? Dann hat jemand versehentlich Ihre Adresse eingetragen, und Sie müssen nichts tun.',
  contact: {
    subject: 'Ihre Nachricht ist angekommen',
    text: 'Vielen Dank für Ihre Nachricht. Sie ist angekommen, und ich melde mich innerhalb von 24 Stunden bei Ihnen.',
    arrived: 'Vielen Dank für Ihre Nachricht. Sie ist angekommen.',
  },
  inquiry: {
    subject: 'Ihre Projektanfrage ist angekommen',
    text: 'Vielen Dank für Ihre Anfrage. Sie ist angekommen, und ich melde mich innerhalb von 24 Stunden bei Ihnen.',
    arrived: 'Vielen Dank für Ihre Anfrage. Sie ist angekommen.',
  },
  consultation: {
    subject: 'Ihre Anfrage zum Erstgespräch ist angekommen',
    text: 'Vielen Dank für Ihre Anfrage. Sie ist angekommen, und ich melde mich innerhalb von 24 Stunden, um unser Gespräch zu vereinbaren.',
    arrived: 'Vielen Dank für Ihre Anfrage. Sie ist angekommen.',
  },
  invitation: {
    subject: 'Einladung: Gespräch mit {owner}, {day}',
    text: 'Unser Gespräch ist gebucht. Die Einladung für Ihren Kalender ist angehängt.',
  },
  moved: {
    subject: 'Neuer Termin: Gespräch mit {owner}, {day}',
    text: 'Unser Gespräch wurde verschoben. Die angehängte Einladung trägt den neuen Termin in Ihren Kalender ein.',
  },
  cancelled: {
    subject: 'Abgesagt: Gespräch mit {owner}, {day}',
    text: 'Unser Gespräch findet nicht statt. Die angehängte Datei entfernt es aus Ihrem Kalender. Wenn Sie einen anderen Termin möchten, antworten Sie einfach.',
  },
  yourTime: 'Ihre Ortszeit',
  ownerTime: 'Ortszeit von {owner}',
  length: 'Dauer',
  change:
    'Um das Gespräch zu verschieben oder abzusagen, antworten Sie einfach auf diese Nachricht.',
  changeLink: 'Gespräch verschieben oder absagen',
  calendarSummary: 'Gespräch mit {owner}',
  calendarDescription:
    'Um das Gespräch zu verschieben oder abzusagen, antworten Sie auf die Einladung oder schreiben Sie an {email}.',
  youWrote: 'Sie schrieben am {date}:',
};
