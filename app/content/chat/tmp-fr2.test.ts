import { test } from 'vitest';
import { chat as english } from '#app/i18n/locales/en-chat.ts';
import { locale } from '#app/i18n/locales/fr.ts';
import { builtInContent } from '../built-in.ts';
import { answer } from './engine.ts';
import { listPhrases } from './phrases.ts';
const { about, services, projects, skills } = builtInContent;
const rest = { about, services, projects, skills, chatbot: { welcomeMessage: '', responses: [], quickQueries: [] } };
test('t', { timeout: 60000 }, () => {
  const count = (w: any) => [...Object.values(w.topics), ...Object.entries(w).filter(([k]) => k !== 'topics').map(([, v]) => v)].map((l: any) => listPhrases(l).length).reduce((a, b) => a + b);
  console.log('en', count(english.words), 'fr', count(locale.chat.words));
  for (const [n, words] of [['en', [english.words]], ['fr', [locale.chat.words]], ['both', [locale.chat.words, english.words]]] as const) {
    const k = { ...rest, words, texts: english.texts };
    for (let i = 0; i < 20; i++) answer('combien de temps faut-il pour créer un site', k);
    const t = performance.now(); for (let i = 0; i < 50; i++) answer('combien de temps faut-il pour créer un site', k);
    console.log(n, (performance.now() - t) / 50);
  }
});
