import type { MailTexts } from './en.ts';

export const it: MailTexts = {
  greeting: 'Buongiorno {name},',
  greetingWithoutName: 'Buongiorno,',
  closing: 'Cordiali saluti',
  automatic:
    'Questo messaggio è stato inviato automaticamente dal mio sito. Basta rispondere: leggo ogni risposta.',
  notYou:
    'Non mi ha scritto? Allora qualcuno ha inserito il suo indirizzo per errore: non occorre fare nulla.',
  contact: {
    subject: 'Il suo messaggio è arrivato',
    text: 'Grazie per il suo messaggio. È arrivato, e le risponderò entro 24 ore.',
    arrived: 'Grazie per il suo messaggio. È arrivato.',
  },
  inquiry: {
    subject: 'La sua richiesta per un progetto è arrivata',
    text: 'Grazie per la sua richiesta. È arrivata, e le risponderò entro 24 ore.',
    arrived: 'Grazie per la sua richiesta. È arrivata.',
  },
  consultation: {
    subject: 'La sua richiesta di consulenza è arrivata',
    text: 'Grazie per la sua richiesta. È arrivata, e le risponderò entro 24 ore per fissare la nostra chiamata.',
    arrived: 'Grazie per la sua richiesta. È arrivata.',
  },
  invitation: {
    subject: 'Invito: chiamata con {owner}, {day}',
    text: 'La nostra chiamata è prenotata. In allegato trova l’invito per il suo calendario.',
  },
  moved: {
    subject: 'Nuovo orario: chiamata con {owner}, {day}',
    text: 'La nostra chiamata è stata spostata. L’invito allegato aggiorna l’orario nel suo calendario.',
  },
  cancelled: {
    subject: 'Annullata: chiamata con {owner}, {day}',
    text: 'La nostra chiamata non avrà luogo. Il file allegato la toglie dal suo calendario. Se desidera un altro orario, basta rispondere.',
  },
  yourTime: 'La sua ora locale',
  ownerTime: 'Ora locale di {owner}',
  length: 'Durata',
  change: 'Per spostare o annullare la chiamata basta rispondere a questo messaggio.',
  changeLink: 'Sposta o annulla la chiamata',
  calendarSummary: 'Chiamata con {owner}',
  calendarDescription:
    'Per spostare o annullare la chiamata, risponda all’invito o scriva a {email}.',
  youWrote: 'In data {date} ha scritto:',
};
