import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  closing: 'Bien cordialement',
  automatic:
    'Ce message a été envoyé automatiquement par mon site. Il suffit d’y répondre\u00a0: je lis chaque réponse.',
  notYou:
    'Vous ne m’avez pas écrit ? Quelqu’un a alors saisi votre adresse par erreur, et vous n’avez rien à faire.',
  contact: {
    subject: 'Votre message est bien arrivé',
    text: 'Merci pour votre message. Il est bien arrivé, et je vous répondrai sous 24 heures.',
    arrived: 'Merci pour votre message. Il est bien arrivé.',
  },
  inquiry: {
    subject: 'Votre demande pour un projet est bien arrivée',
    text: 'Merci pour votre demande. Elle est bien arrivée, et je vous répondrai sous 24 heures.',
    arrived: 'Merci pour votre demande. Elle est bien arrivée.',
  },
  consultation: {
    subject: 'Votre demande de consultation est bien arrivée',
    text: 'Merci pour votre demande. Elle est bien arrivée, et je vous répondrai sous 24 heures pour convenir de notre appel.',
    arrived: 'Merci pour votre demande. Elle est bien arrivée.',
  },
  invitation: {
    subject: 'Invitation\u00a0: appel avec {owner}, {day}',
    text: 'Notre appel est réservé. L’invitation pour votre agenda est jointe à ce message.',
  },
  moved: {
    subject: 'Nouvel horaire\u00a0: appel avec {owner}, {day}',
    text: 'Notre appel a été déplacé. L’invitation jointe inscrit le nouvel horaire dans votre agenda.',
  },
  cancelled: {
    subject: 'Annulé\u00a0: appel avec {owner}, {day}',
    text: 'Notre appel n’aura pas lieu. Le fichier joint le retire de votre agenda. Si vous souhaitez un autre horaire, il suffit de répondre.',
  },
  yourTime: 'Votre heure locale',
  ownerTime: 'Heure locale de {owner}',
  length: 'Durée',
  change: 'Pour déplacer ou annuler l’appel, il suffit de répondre à ce message.',
  changeLink: 'Déplacer ou annuler l’appel',
  calendarSummary: 'Appel avec {owner}',
  calendarDescription:
    'Pour déplacer ou annuler l’appel, répondez à l’invitation ou écrivez à {email}.',
  youWrote: 'Vous avez écrit le {date}\u00a0:',
};
