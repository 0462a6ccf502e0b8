// What the page says on which a visitor moves or cancels a call, beside the texts of the site.
import type { Language } from '#app/i18n/languages.ts';

export interface CallTexts {
  /** From {name}. */
  title: string;
  moved: string;
  moveTitle: string;
  moveLabel: string;
  moveSubmit: string;
  later: string;
  nothingFree: string;
  cancel: string;
  cancelHint: string;
  cancelSubmit: string;
  cancelledTitle: string;
  cancelledText: string;
  /** The file that takes it out of the visitor's calendar. */
  removeInvite: string;
  wrongTitle: string;
  wrongText: string;
  changedTitle: string;
  changedText: string;
  overTitle: string;
  overText: string;
  failedTitle: string;
  failedText: string;
}

export const CALL_TEXTS: Record<Language, CallTexts> = {
  en: {
    title: 'Your call with {name}',
    moved: 'The call has been moved. This is its new time:',
    moveTitle: 'Another time',
    moveLabel: 'Free times',
    moveSubmit: 'Move the call',
    later: 'Later days',
    nothingFree: 'No other time is free just now.',
    cancel: 'Cancel the call',
    cancelHint: 'The time becomes free for others.',
    cancelSubmit: 'Yes, cancel it',
    cancelledTitle: 'The call is cancelled',
    cancelledText: 'It will not take place:',
    removeInvite: 'Remove from calendar (.ics)',
    wrongTitle: 'This link is not valid',
    wrongText: 'It does not lead to a call. Please open the complete link from the e-mail again.',
    changedTitle: 'This link is out of date',
    changedText:
      'The call has been changed since this link was made. Please use the link in the latest e-mail.',
    overTitle: 'This link has expired',
    overText: 'The call has begun and can no longer be moved or cancelled.',
    failedTitle: 'That did not work',
    failedText: 'Nothing has been changed. Please go back and try again in a moment.',
  },
  de: {
    title: 'Ihr Gespräch mit {name}',
    moved: 'Das Gespräch wurde verschoben. Das ist der neue Termin:',
    moveTitle: 'Anderer Termin',
    moveLabel: 'Freie Termine',
    moveSubmit: 'Gespräch verschieben',
    later: 'Spätere Tage',
    nothingFree: 'Zurzeit ist kein anderer Termin frei.',
    cancel: 'Gespräch absagen',
    cancelHint: 'Der Termin wird für andere frei.',
    cancelSubmit: 'Ja, absagen',
    cancelledTitle: 'Das Gespräch ist abgesagt',
    cancelledText: 'Es findet nicht statt:',
    removeInvite: 'Aus dem Kalender entfernen (.ics)',
    wrongTitle: 'Dieser Link ist ungültig',
    wrongText:
      'Er führt zu keinem Gespräch. Bitte öffnen Sie ihn noch einmal vollständig aus der E-Mail.',
    changedTitle: 'Dieser Link ist veraltet',
    changedText:
      'Das Gespräch wurde geändert, seit dieser Link erstellt wurde. Bitte verwenden Sie den Link aus der neuesten E-Mail.',
    overTitle: 'Dieser Link ist abgelaufen',
    overText: 'Das Gespräch hat begonnen und kann nicht mehr verschoben oder abgesagt werden.',
    failedTitle: 'Das hat nicht geklappt',
    failedText:
      'Es wurde nichts geändert. Bitte gehen Sie zurück und versuchen Sie es gleich noch einmal.',
  },
  fr: {
    title: 'Votre appel avec {name}',
    moved: 'L’appel a été déplacé. Voici le nouveau créneau\u00a0:',
    moveTitle: 'Un autre créneau',
    moveLabel: 'Créneaux libres',
    moveSubmit: 'Déplacer l’appel',
    later: 'Jours suivants',
    nothingFree: 'Aucun autre créneau n’est libre pour l’instant.',
    cancel: 'Annuler l’appel',
    cancelHint: 'Le créneau redevient libre pour d’autres.',
    cancelSubmit: 'Oui, annuler',
    cancelledTitle: 'L’appel est annulé',
    cancelledText: 'Il n’aura pas lieu\u00a0:',
    removeInvite: 'Retirer de l’agenda (.ics)',
    wrongTitle: 'Ce lien n’est pas valide',
    wrongText: 'Il ne mène à aucun appel. Ouvrez-le à nouveau, en entier, depuis l’e-mail.',
    changedTitle: 'Ce lien n’est plus à jour',
    changedText:
      'L’appel a été modifié depuis la création du lien. Utilisez celui du dernier e-mail à ce sujet.',
    overTitle: 'Ce lien a expiré',
    overText: 'L’appel a commencé et ne peut plus être déplacé ni annulé.',
    failedTitle: 'Cela n’a pas fonctionné',
    failedText: 'Rien n’a été modifié. Revenez en arrière et réessayez dans un instant.',
  },
  it: {
    title: 'La sua chiamata con {name}',
    moved: 'La chiamata è stata spostata. Questo è il nuovo orario:',
    moveTitle: 'Un altro orario',
    moveLabel: 'Orari liberi',
    moveSubmit: 'Sposta la chiamata',
    later: 'Giorni successivi',
    nothingFree: 'Per ora nessun altro orario è libero.',
    cancel: 'Annulla la chiamata',
    cancelHint: 'L’orario torna libero per altri.',
    cancelSubmit: 'Sì, annulla',
    cancelledTitle: 'La chiamata è annullata',
    cancelledText: 'Non avrà luogo:',
    removeInvite: 'Rimuovi dal calendario (.ics)',
    wrongTitle: 'Questo link non è valido',
    wrongText: 'Non porta a nessuna chiamata. Lo apra di nuovo per intero dall’email.',
    changedTitle: 'Questo link non è più attuale',
    changedText:
      'La chiamata è stata modificata dopo la creazione del link. Usi quello dell’email più recente.',
    overTitle: 'Questo link è scaduto',
    overText: 'La chiamata è iniziata e non può più essere spostata né annullata.',
    failedTitle: 'Non ha funzionato',
    failedText: 'Non è stato modificato nulla. Torni indietro e riprovi tra un momento.',
  },
  ur: {
    title: '\u2068{name}\u2069 کے ساتھ آپ کی کال',
    moved: 'کال کا وقت بدل دیا گیا ہے۔ نیا وقت یہ ہے:',
    moveTitle: 'کوئی اور وقت',
    moveLabel: 'خالی اوقات',
    moveSubmit: 'کال کا وقت بدلیں',
    later: 'بعد کے دن',
    nothingFree: 'فی الحال کوئی اور وقت خالی نہیں۔',
    cancel: 'کال منسوخ کریں',
    cancelHint: 'یہ وقت دوسروں کے لیے خالی ہو جائے گا۔',
    cancelSubmit: 'ہاں، منسوخ کریں',
    cancelledTitle: 'کال منسوخ ہو گئی',
    cancelledText: 'یہ کال نہیں ہو گی:',
    removeInvite: 'کیلنڈر سے ہٹائیں (\u2066.ics\u2069)',
    wrongTitle: 'یہ لنک درست نہیں',
    wrongText: 'یہ کسی کال تک نہیں لے جاتا۔ براہِ کرم ای میل میں دیا گیا پورا لنک دوبارہ کھولیں۔',
    changedTitle: 'یہ لنک پرانا ہو چکا ہے',
    changedText:
      'لنک بننے کے بعد کال میں تبدیلی ہوئی ہے۔ براہِ کرم تازہ ترین ای میل کا لنک استعمال کریں۔',
    overTitle: 'اس لنک کا وقت ختم ہو گیا',
    overText: 'کال شروع ہو چکی ہے، اب نہ اس کا وقت بدلا جا سکتا ہے نہ اسے منسوخ کیا جا سکتا ہے۔',
    failedTitle: 'یہ نہیں ہو سکا',
    failedText: 'کچھ نہیں بدلا۔ براہِ کرم واپس جائیں اور تھوڑی دیر میں دوبارہ کوشش کریں۔',
  },
  ar: {
    title: 'مكالمتك مع \u2068{name}\u2069',
    moved: 'نُقلت المكالمة. هذا موعدها الجديد:',
    moveTitle: 'موعد آخر',
    moveLabel: 'المواعيد المتاحة',
    moveSubmit: 'نقل المكالمة',
    later: 'أيام لاحقة',
    nothingFree: 'لا يوجد موعد آخر متاح الآن.',
    cancel: 'إلغاء المكالمة',
    cancelHint: 'يصبح الموعد متاحًا لغيرك.',
    cancelSubmit: 'نعم، إلغاء',
    cancelledTitle: 'أُلغيت المكالمة',
    cancelledText: 'لن تُجرى هذه المكالمة:',
    removeInvite: 'إزالة من التقويم (\u2066.ics\u2069)',
    wrongTitle: 'هذا الرابط غير صالح',
    wrongText: 'لا يؤدي إلى أي مكالمة. يُرجى فتحه كاملًا من الرسالة مرة أخرى.',
    changedTitle: 'هذا الرابط قديم',
    changedText: 'تغيّرت المكالمة بعد إنشاء الرابط. يُرجى استخدام الرابط في أحدث رسالة عنها.',
    overTitle: 'انتهت صلاحية هذا الرابط',
    overText: 'بدأت المكالمة ولم يعد ممكنًا نقلها أو إلغاؤها.',
    failedTitle: 'لم ينجح ذلك',
    failedText: 'لم يتغيّر شيء. يُرجى الرجوع والمحاولة من جديد بعد قليل.',
  },
};
