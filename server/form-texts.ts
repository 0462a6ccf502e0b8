// What the answers to forms without scripts say beside the texts of the site.
import type { Language } from '#app/i18n/languages.ts';
import { locale as ar } from '#app/i18n/locales/ar.ts';
import { locale as de } from '#app/i18n/locales/de.ts';
import { en } from '#app/i18n/locales/en.ts';
import { locale as fr } from '#app/i18n/locales/fr.ts';
import { locale as it } from '#app/i18n/locales/it.ts';
import { locale as ur } from '#app/i18n/locales/ur.ts';

const SITE = {
  en: { texts: en, builtIn: {} },
  de,
  fr,
  it,
  ur,
  ar,
} as const satisfies Record<Language, { texts: unknown; builtIn: Record<string, string> }>;

interface AnswerTexts {
  incompleteTitle: string;
  incompleteText: string;
  required: string;
  noEmail: string;
  failedTitle: string;
  failedText: string;
  tooLargeText: string;
  tooMuchText: string;
}

const ANSWERS: Record<Language, AnswerTexts> = {
  en: {
    incompleteTitle: 'Almost there',
    incompleteText:
      'Your message has not been sent yet. Please complete the marked fields and send it again.',
    required: 'Please fill this in.',
    noEmail: 'Please enter an e-mail address.',
    failedTitle: 'Not sent',
    failedText:
      'Your message could not be sent just now. Go back and try again in a moment; what you typed is still there.',
    tooLargeText: 'This is too much for one message. Go back and shorten it.',
    tooMuchText:
      'A lot has been sent from your network lately. Go back and try again in an hour; what you typed is still there.',
  },
  de: {
    incompleteTitle: 'Fast geschafft',
    incompleteText:
      'Ihre Nachricht wurde noch nicht gesendet. Bitte ergänzen Sie die markierten Felder und senden Sie sie erneut.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    noEmail: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    failedTitle: 'Nicht gesendet',
    failedText:
      'Ihre Nachricht konnte gerade nicht gesendet werden. Gehen Sie zurück, Ihre Eingaben sind noch da, und versuchen Sie es gleich noch einmal.',
    tooLargeText: 'Das ist zu viel für eine Nachricht. Gehen Sie zurück und kürzen Sie sie.',
    tooMuchText:
      'Aus Ihrem Netz wurde zuletzt sehr viel gesendet. Gehen Sie zurück, Ihre Eingaben sind noch da, und versuchen Sie es in einer Stunde noch einmal.',
  },
  fr: {
    incompleteTitle: 'Presque terminé',
    incompleteText:
      'Votre message n’a pas encore été envoyé. Complétez les champs signalés, puis envoyez-le à nouveau.',
    required: 'Veuillez remplir ce champ.',
    noEmail: 'Veuillez saisir une adresse e-mail.',
    failedTitle: 'Message non envoyé',
    failedText:
      'Votre message n’a pas pu être envoyé pour l’instant. Revenez en arrière, votre texte y est toujours, et réessayez dans un instant.',
    tooLargeText: 'C’est trop pour un seul message. Revenez en arrière et raccourcissez-le.',
    tooMuchText:
      'Beaucoup de messages sont partis de votre réseau ces derniers temps. Revenez en arrière, votre texte y est toujours, et réessayez dans une heure.',
  },
  it: {
    incompleteTitle: 'Ci siamo quasi',
    incompleteText:
      'Il messaggio non è ancora stato inviato. Completi i campi segnalati e lo invii di nuovo.',
    required: 'Compili questo campo.',
    noEmail: 'Inserisca un indirizzo email.',
    failedTitle: 'Messaggio non inviato',
    failedText:
      'Per ora il messaggio non può essere inviato. Torni indietro, il testo è ancora lì, e riprovi tra un momento.',
    tooLargeText: 'È troppo per un solo messaggio. Torni indietro e lo accorci.',
    tooMuchText:
      'Dalla sua rete sono partiti molti messaggi di recente. Torni indietro, il testo è ancora lì, e riprovi tra un’ora.',
  },
  ur: {
    incompleteTitle: 'بس ذرا سا باقی ہے',
    incompleteText:
      'آپ کا پیغام ابھی نہیں بھیجا گیا۔ براہِ کرم نشان زدہ خانے مکمل کریں اور دوبارہ بھیجیں۔',
    required: 'براہِ کرم یہ خانہ پُر کریں۔',
    noEmail: 'براہِ کرم ای میل پتا لکھیں۔',
    failedTitle: 'پیغام نہیں گیا',
    failedText:
      'آپ کا پیغام ابھی بھیجا نہیں جا سکا۔ واپس جائیں، آپ کا لکھا ہوا وہیں موجود ہے، اور تھوڑی دیر میں دوبارہ کوشش کریں۔',
    tooLargeText: 'ایک پیغام کے لیے یہ بہت زیادہ ہے۔ واپس جا کر اسے مختصر کریں۔',
    tooMuchText:
      'آپ کے نیٹ ورک سے حال ہی میں بہت سے پیغام آئے ہیں۔ واپس جائیں، آپ کا لکھا ہوا وہیں موجود ہے، اور ایک گھنٹے بعد دوبارہ کوشش کریں۔',
  },
  ar: {
    incompleteTitle: 'لم يبقَ إلا القليل',
    incompleteText: 'لم تُرسل رسالتك بعد. يُرجى إكمال الحقول المحدّدة ثم الإرسال من جديد.',
    required: 'يُرجى ملء هذا الحقل.',
    noEmail: 'يُرجى إدخال عنوان بريد إلكتروني.',
    failedTitle: 'لم تُرسل الرسالة',
    failedText:
      'تعذّر إرسال رسالتك الآن. يمكن الرجوع، فما كتبته لا يزال هناك، والمحاولة من جديد بعد قليل.',
    tooLargeText: 'هذا كثير على رسالة واحدة. يُرجى الرجوع واختصارها.',
    tooMuchText:
      'أُرسل الكثير من شبكتك مؤخرًا. يمكن الرجوع، فما كتبته لا يزال هناك، والمحاولة من جديد بعد ساعة.',
  },
};

export function formTexts(language: Language) {
  const { texts, builtIn } = SITE[language];
  return { site: texts, builtIn, answer: ANSWERS[language] };
}
