import type { MailTexts } from './en.ts';

export const it: MailTexts = {
  greeting: 'Buongiorno {name},',
  greetingWithoutName: 'Buongiorno,',
  closing: 'Cordiali saluti',
  automatic:
    'Questo messaggio è stato inviato automaticamente dal mio sito. Basta rispondere: leggo ogni risposta.',
  notYou:
    'Non mi ha scritto Lei? Allora qualcuno ha inserito il Suo indirizzo per errore e non deve fare nulla.',
  contact: {
    subject: 'Il Suo messaggio è arrivato',
    text: 'Grazie per il Suo messaggio. È arrivato, e Le risponderò entro 24 ore.',
  },
  inquiry: {
    subject: 'La Sua richiesta di progetto è arrivata',
    text: 'Grazie per la Sua richiesta. È arrivata, e Le risponderò entro 24 ore.',
  },
  consultation: {
    subject: 'La Sua richiesta di consulenza è arrivata',
    text: 'Grazie per la Sua richiesta. È arrivata, e Le risponderò entro 24 ore per fissare la nostra chiamata.',
  },
  invitation: {
    subject: 'Invito: chiamata con {owner}, {day}',
    text: 'La nostra chiamata è prenotata. In allegato trova l’invito per il Suo calendario.',
  },
  moved: {
    subject: 'Nuovo orario: chiamata con {owner}, {day}',
    text: 'La nostra chiamata è stata spostata. L’invito allegato la mette al nuovo posto nel Suo calendario.',
  },
  cancelled: {
    subject: 'Annullata: chiamata con {owner}, {day}',
    text: 'La nostra chiamata non avrà luogo. Il file allegato la toglie dal Suo calendario. Se desidera un altro orario, basta rispondere.',
  },
  yourTime: 'La Sua ora',
  ownerTime: 'Ora di {owner}',
  length: 'Durata',
  change: 'Per spostare o annullare la chiamata basta rispondere a questo messaggio.',
  changeLink: 'Sposta o annulla la chiamata',
  calendarSummary: 'Chiamata con {owner}',
  calendarDescription:
    'Per spostare o annullare la chiamata, risponda all’invito o scriva a {email}.',
  youWrote: 'Il {date} ha scritto:',
};
