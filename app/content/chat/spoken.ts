// Which language a message is written in, by its script and by the small words that every sentence has.
import { wordsOf } from './normalise.ts';

/** Urdu and Arabic are also written with Latin letters: then they are languages of their own. */
export const SPOKEN = ['en', 'de', 'fr', 'it', 'ur', 'ar', 'ur-latn', 'ar-latn'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** As they are compared: without accents and apostrophes. Words that several languages have say nothing. */
const SMALL_WORDS: Record<Spoken, string> = {
  en: `the you your youre are is am was do does did how what whats when where which who why can could would should will
    have has had i im me my we our us they it its this that these those and or not for with from about if of to at on be
    been any some need want much many long there here please pls u ur r wanna gonna dont cant thanks hello hey been get
    got make build let know tell show`,
  de: `der das und ist sind sie ich wir ihr mir mich dir dich uns euch ihre ihren ihnen mein meine meinen dein deine
    nicht kein keine wie wer wann warum welche welcher welches wieviel viel kann konnen konnt kannst konnten
    wurde mochte mochten mit fur von zu zum zur auf bei nach aus uber ein eine einen einem einer habe haben
    hat hast gibt machen macht machst bitte danke hallo guten auch noch schon oder aber wenn dass sich es im
    am vom wird werden was brauche fuer koennen koennt koennten moechte ueber unser unsere unseren unserer
    unserem meiner meinem deinen deiner deinem euer eure dem den des seid bist ja nein nur bis seit geht gehts
    lauft wo woher jemand etwas sowas mehr alles nichts nix heute morgen woche zeit moglich moeglich gerne
    gern brauchen brauchst braucht wollen willst wollt soll sollte muss mussen darf hatte hatten hattest ware
    wurden kannste gibts nen nem ner ne nich lange schnell lang jetzt dann damit wegen zwischen beim durch
    ohne gegen unter diese dieser dieses jede viele welchen welchem`,
  fr: `le la les des du une un et est sont je tu il elle nous vous ils votre vos mon ma mes ton ta tes notre nos ne
    pas que qui quoi comment combien quand pourquoi quel quelle quels quelles pour avec sans dans sur chez par
    peut peux pouvez pourriez avez avoir ai suis etes cest jai quest ce cette ces ca faire faites fait veux
    voudrais besoin merci bonjour salut oui svp stp aussi mais ou donc y au aux ya jaimerais faut vs sommes
    etait serait avait aura auriez seriez voulez veut voulons pourrait pourrais peuvent temps jour jours
    semaine mois cela ceci celui leur leurs lui eux toi quelque chose rien toute moins tres bien deja encore
    entre vers depuis pendant avant apres meme trop assez jusqua quil jaurais javais jpeux chui cmb bonsoir
    cherche cherchons etre sera seront`,
  it: `il lo gli di del della delle dei e sono sei siete io lui lei noi voi mio mia miei tuo tua tuoi suo sua vostro
    vostra nostro non che chi cosa come quanto quanti quando perche quale quali per con senza nel nella su puo
    puoi potete posso possiamo hai avete ho fare fate fai fatto vorrei voglio bisogno serve grazie ciao
    buongiorno si anche ma ed una uno un alla al dove cè ce mi ti vi ci questo questa sito dal dalla piu meno
    molto tanto poco gia ancora prima dopo quindi allora pero tutto tutti niente qualcosa qualcuno nostra
    nostri tue sue suoi vostre vostri nn cmq xke qnt quanta quante qual chiamo stai siamo sarebbe sara fa
    fanno deve devo dovrei dovrebbe possono vorremmo volevo cerco cerchiamo avere essere senti salve buonasera`,
  ur: `کیا ہے ہیں میں کی کا کے کو سے پر آپ اپ مجہے مجھے میرا میری میرے ہمیں ہم یہ وہ اور نہیں کر کرتے کرنا کتنا کتنے کتنی کیسے کب کون
    کہاں کیوں چاہیے بہی ہو گا گی گے تو نے ایک ہوں تہا رہا جی بتائیں سکتے`,
  ar: `في من على هل ما ماذا كيف كم متى اين لماذا هذا هذه ان او مع عن الى انا انت نحن لدي عندي اريد ابي ابغى عايز بدي شو ايه ازاي
    ليه فين عندكم لديكم يمكن ممكن لو هو هي كل لكم لك قديش بكم وين شلون`,
  'ur-latn': `hai hain ka ki ke ko se mein main mai kya kia kyun kyu kaise kese kitna kitne kitni kab kahan kahaan
    kon kaun aap ap apka apki apke aapka aapki aapke apko aapko tum tumhara mujhe mujay mjhe mera meri mere hum
    hamein humein hamara yeh ye woh wo aur nahi nahin nai kar karo karna karte karty krte krna kr karwana krwana
    krwani sakte sakty sakta skte skta chahiye chahye chaiye chahie bhi ho hoga hogi hoge ga gi ge toh bata batao
    bataen batayein btao btain koi kuch liye wala wali wale lagega lagenge lagta lagay hota hoti hote bana banate
    banwana banwani banani dein do den rha raha rahe sath bhai jee ji kisi phir agar lekin sirf paise pe na hun hoon
    hoo tha thi thay chalegi chale chalega chal chalti upar aayegi ayegi aaye aye aya aayi ati aati aata ata jaye
    jayegi jayega jaega honge lagte lagti banegi banega banaya banayi banai banayen banaty dikhao dikhayen dikha
    dikhegi dekhna dekhni dekhein bhej bhejo bhejein dena deni dene dete deta dedo lena lete leta loge doge karoge
    karenge karega karni karne krni krne karwani krwao karwa rahi rhi kiya kisne kis jis jo konsa konsi konse kaunsa
    kaunsi kidhar idhar yahan wahan abhi kal aaj subah shaam raat din dino hafte mahine saal waqt tak saath sab sabse
    bohat bohot bahut bht buhat zyada thora thori acha achi theek thik sahi naya nayi naye purani purana pehle pehla
    baad andar bahar apna apni apne unka unki unko usko iska iski isko inka mujh mujhse apse aapse hamari hamare
    humara yar yaar janab shukriya shukria wapis wapas masla madad kaam banwane banane mil milega milegi milta milti
    mile sakun sakein sakay wagera waghera walon waala waali waale hy hu karun kru krun krdo krdein kardo kardein
    chahta chahti chahte parega paregi pata pta kitny kitnay kesy kesay kaisa kaisi kaisay kesa kesi kyon tou ek aik
    teen paisay paisa rupay hazar lakh jaldi sasta mehnga bharosa rabta baat likh likhna dukan karobar khud phr fir
    agr lkn magar balke warna bna bnana bnwana bnwani bnao krwaya hui hua hue gaya gayi gai gaye gya jana jata jati
    aana rakhna rakh rakhte len lein dun doon dunga`,
  'ar-latn': `ana enta enti inta inti ento into eh eih ezay ezzay izay izzay kam bekam bkam b2ad adeish addeish adesh
    2adesh 2adeh shu sho shou fi fe mesh mish mosh msh law lw 3ayez 3ayz 3awez 3ayza 3awz biddi badi bdi abgha abi aby
    ayez momken mumkin 3andak 3andek 3andik 3ndk 3andkom 3andokom 3ndkom 3ala 3la 3an el il al ely elli illi w wa ya
    feen fen wein wen ween emta imta leh leish lesh kteer ktir keda kda hal kif keef kefak shlon shlonak salam marhaba
    marhba shokran shukran 5alas tab tayeb tayyib 7aga 7aja haga bas bs lazem lazim 3shan 3ashan 3lashan bta3 bta3k
    ma3ak ma3aya te3mel t3mel te2dar ti2dar t2dar betet betshtaghal betsht8al bta3ak beta3i
    taba3ak wala wla elly delwa2ti halla2 ba3den meen mnein shoghlak mawqe3 bte3mel yalla enharda bokra bukra kaman kteer
    awi floos masari ashoof warini ezayak teslam`,
};

const signs = new Map<string, Spoken[]>();
for (const spoken of SPOKEN) {
  for (const word of wordsOf(SMALL_WORDS[spoken])) {
    signs.set(word, [...(signs.get(word) ?? []), spoken]);
  }
}

/** Every sentence has them, whatever it is about. */
export const isSmallWord = (word: string) => signs.has(word);

const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
/** Letters that Arabic does not have. They are looked for before the forms of letters are made one. */
const URDU_LETTERS = /[ٹڈڑںےگچپھژیکہ]/u;
const ARABIC_LETTERS = /[ةيكىأإؤئ]/u;
/** Digits within a word are letters of Arabic: 3 is ع. */
const DIGIT_LETTER = /\p{L}[23578]\p{L}|(?:^|\s)[2375]\p{L}{2,}|\p{L}{2,}[2375](?:\s|$)/u;

/** Most likely first; empty when nothing is said about it. */
export function spokenIn(message: string): Spoken[] {
  return [...countSigns(message)].sort(([, a], [, b]) => b - a).map(([spoken]) => spoken);
}

/** In which language to answer: that of the page, unless the message is clearly in another one. */
export function answerIn(message: string, page: Spoken): Spoken {
  const counts = countSigns(message);
  const [best = page] = spokenIn(message);
  return (counts.get(best) ?? 0) - (counts.get(page) ?? 0) >= CLEAR ? best : page;
}

/** As many small words more. */
const CLEAR = 1;

function countSigns(message: string): Map<Spoken, number> {
  const counts = new Map<Spoken, number>();
  const count = (spoken: Spoken, points: number) =>
    counts.set(spoken, (counts.get(spoken) ?? 0) + points);
  for (const word of wordsOf(message)) {
    const languages = signs.get(word) ?? [];
    for (const spoken of languages) count(spoken, 1 / languages.length);
  }
  if (ARABIC_SCRIPT.test(message)) {
    if (URDU_LETTERS.test(message)) count('ur', 1);
    if (ARABIC_LETTERS.test(message)) count('ar', 1);
    if (!counts.has('ur')) count('ar', 1 / 2);
  } else if (DIGIT_LETTER.test(message)) count('ar-latn', 1);
  return counts;
}

/** Whose lists to read first: what it seems to be, the language of the page, and English, which everybody mixes in. */
export function likelyLists(message: string, page: Spoken): Spoken[] {
  return [...new Set<Spoken>([...spokenIn(message).slice(0, LIKELY_MAX), page, 'en'])];
}

const LIKELY_MAX = 2;

/** Whose lists to read when those do not understand it: all that are written in these letters. */
export function possibleLists(message: string): readonly Spoken[] {
  if (ARABIC_SCRIPT.test(message)) return ['ur', 'ar'];
  return ['en', 'de', 'fr', 'it', 'ur-latn', 'ar-latn'];
}
