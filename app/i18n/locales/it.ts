// Italian: the reader is "Lei", never "tu", and is not told what to do in the infinitive. The label of a control is the
// command that Italian software uses everywhere ("Chiudi", "Invia"): it is said to the program.
import type { Locale } from '../locale.ts';

export const locale: Locale = {
  texts: {
    skipToContent: 'Vai al contenuto',
    close: 'Chiudi',
    cancel: 'Annulla',
    loading: 'Caricamento…',
    notifications: 'Notifiche',
    colon: ': ',
    months:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    day: '{{day}} {{month}} {{year}}',
    missing: {
      offline:
        'Connessione assente. Una parte di questa pagina manca finché la connessione non torna.',
      failed: 'Una parte di questa pagina non è stata caricata.',
      lasting:
        'Non è stato ancora possibile caricare una parte di questa pagina. Ricarichi la pagina per riprovare.',
      updated: 'Il sito è stato aggiornato dopo l’apertura. Ricarichi la pagina per continuare.',
      broken: 'Questa parte della pagina non può essere mostrata.',
      retry: 'Riprova',
      reload: 'Ricarica la pagina',
    },
    nav: {
      label: 'Principale',
      hireMe: 'Parliamone',
      openMenu: 'Apri il menu',
      closeMenu: 'Chiudi il menu',
      language: 'Lingua',
      languageNow: 'La pagina è ora in italiano.',
      toggleTheme: 'Cambia tema',
      home: '{{name}}, pagina iniziale',
    },
    sections: {
      hero: 'Home',
      about: 'Chi sono',
      skills: 'Competenze',
      projects: 'Progetti',
      services: 'Servizi',
      'process-flow': 'Metodo',
      'why-choose-us': 'Perché scegliermi',
      'client-success': 'Clienti soddisfatti',
      'trusted-companies': 'Aziende clienti',
      'case-studies': 'Case study',
      blog: 'Blog',
      testimonials: 'Recensioni',
      contact: 'Contatti',
      'schedule-call': 'Prenota una chiamata',
    },
    social: {
      label: 'Profili social',
      github: 'GitHub',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp',
      twitter: 'X',
      instagram: 'Instagram',
    },
    mail: {
      subject: 'Richiesta per un progetto',
      body: 'Buongiorno {{name}},\n\nvorrei parlarle di un progetto.\n\n',
    },
    hero: {
      hireMe: 'Parliamone',
      downloadCv: 'Scarica il CV',
      experienceYears_one: '{{years}} anno',
      experienceYears_many: '{{years}} anni',
      experienceYears_other: '{{years}} anni',
      experienceLabel: 'di esperienza',
      portraitAlt: 'Ritratto di {{name}}',
    },
    about: {
      yearsExperience_one: 'Anno di esperienza',
      yearsExperience_many: 'Anni di esperienza',
      yearsExperience_other: 'Anni di esperienza',
      projectsCompleted_one: 'Progetto completato',
      projectsCompleted_many: 'Progetti completati',
      projectsCompleted_other: 'Progetti completati',
      basedIn: 'Sede',
      responseTime: 'Tempo di risposta',
      technologies: 'Tecnologie principali',
      workingHours: 'Orari di lavoro',
    },
    skills: {
      additional: 'Altre competenze',
    },
    projects: {
      filterLabel: 'Filtra i progetti',
      filters: {
        all: 'Tutti',
        fullStack: 'Full-stack',
        mobile: 'Mobile',
        aiMl: 'AI/ML',
        enterprise: 'Aziende',
        healthcare: 'Sanità',
        automation: 'Automazione',
      },
      shown_one: '{{count}} progetto',
      shown_many: '{{count}} progetti',
      shown_other: '{{count}} progetti',
      live: 'Online',
      trending: 'Di tendenza',
      web: 'Web',
      mobile: 'Mobile',
      code: 'Codice',
      liveDemo: 'Demo online',
      codeOf: 'Codice di {{title}}',
      liveDemoOf: 'Demo online di {{title}}',
      more: '+{{count}}',
      moreLabel_one: 'e un’altra tecnologia',
      moreLabel_many: 'e altre {{count}} tecnologie',
      moreLabel_other: 'e altre {{count}} tecnologie',
      loadMore: 'Carica altri progetti',
      none: 'Ancora nulla in questa categoria. Le altre meritano uno sguardo; per saperne di più, basta chiedere.',
      imageAlt: 'Illustrazione di {{title}}',
    },
    services: {
      selected: 'Selezionato',
      select: 'Seleziona {{title}}',
      features: 'Incluso',
    },
    inquiry: {
      selectedServices: 'Servizi selezionati',
      noneSelected:
        'Ancora nessun servizio selezionato: basta sceglierne uno qui sopra, o descrivere semplicemente l’idea.',
      submit: 'Invia richiesta',
      sentTitle: 'Richiesta inviata!',
      sentText: 'Le risponderò entro 24 ore.',
      schedule: 'Prenota una consulenza',
    },
    options: {
      contactServices: [
        'Sviluppo full-stack',
        'Sviluppo di app mobile',
        'Soluzioni AI/ML',
        'Sviluppo backend',
        'DevOps e cloud',
        'UI/UX design',
        'Strumenti di automazione',
        'Manutenzione e assistenza',
      ],
    },
    whyChooseMe: {
      toContact: 'Lavoriamo insieme',
      toTestimonials: 'Le parole dei clienti',
    },
    caseStudies: {
      roleDescription: 'carosello',
      slide: '{{number}} di {{count}}',
      previous: 'Case study precedenti',
      next: 'Case study successivi',
      technologies: 'Tecnologie',
      highlights: 'Punti chiave',
    },
    blog: {
      all: 'Tutti gli articoli',
      older: 'Articoli meno recenti',
      empty: 'Ancora nessun articolo. I primi arriveranno presto.',
      readingTime_one: '{{count}} min di lettura',
      readingTime_many: '{{count}} min di lettura',
      readingTime_other: '{{count}} min di lettura',
      by: 'Di {{author}}',
      readIn: 'Da leggere anche in',
      featured: 'In primo piano',
      tags: 'Tag',
      coverAlt: 'Immagine di copertina di {{title}}',
      untitled: 'Senza titolo',
      notFoundTitle: 'Articolo non trovato',
      notFoundText: 'L’articolo richiesto non esiste.',
      offlineText:
        'Non c’è connessione e questo articolo non è ancora stato aperto su questo dispositivo.',
      footnotes: 'Note',
      backToReference: 'Torna al riferimento {{number}}',
    },
    testimonials: {
      rating: 'Valutazione: {{rating}} su 5',
      position: '{{role}}, {{company}}',
    },
    contact: {
      location: 'Sede',
      schedule: 'Prenota una consulenza',
      direct: 'Invia un’email',
      servicesPlaceholder: 'Aggiungi un servizio',
      servicesHint: 'Fino a {{max}}',
      servicesFull: 'Selezionati tutti e {{max}}',
      removeService: 'Rimuovi {{service}}',
      submit: 'Invia messaggio',
      sentTitle: 'Messaggio inviato!',
      sentText: 'Grazie. Le risponderò entro 24 ore.',
    },
    consultation: {
      submit: 'Invia richiesta',
      sentTitle: 'Richiesta di consulenza inviata!',
      sentText: 'Le risponderò entro 24 ore per fissare la chiamata.',
    },
    schedule: {
      times: 'Gli orari sono quelli del Pakistan (PKT); accanto compare la sua ora locale.',
      timesElsewhere: 'Gli orari sono quelli di {{city}}; accanto compare la sua ora locale.',
      calendar: 'Giorno della chiamata',
      slots: 'Ora della chiamata',
      nextFree: 'Prossimi orari liberi',
      noneFree: 'Nei prossimi mesi nessun orario è libero. In alternativa, mi scriva.',
      previousMonth: 'Mese precedente',
      nextMonth: 'Mese successivo',
      yourTime: '{{time}} ora locale',
      previousDay: '{{time}} ora locale, il giorno prima',
      nextDay: '{{time}} ora locale, il giorno dopo',
      night: 'notte che precede {{date}}',
      nightSentence: 'È la notte che precede {{date}}.',
      ownTime: 'Nella sua ora locale: {{date}} alle ore {{time}}.',
      taken: 'prenotato',
      past: 'passato',
      confirm: 'Conferma l’orario',
      dialogTitle: 'Ci siamo quasi',
      dialogIntro: 'A quale indirizzo invio l’invito per {{date}} alle ore {{slot}}?',
      submit: 'Prenota la chiamata',
      missing: 'Inserisca email e telefono',
      bookedTitle: 'Consulenza prenotata!',
      bookedText: 'L’invito per {{date}} alle ore {{slot}} arriverà via email a {{email}}.',
      saveInvite: 'Salva nel calendario (.ics)',
      inviteSummary: 'Chiamata con {{name}}',
      inviteLength: 'Una consulenza di {{minutes}} minuti.',
      inviteMove: 'Per spostarla basta scrivere a {{email}}.',
      slotGone: 'Purtroppo questo orario non è più disponibile. Ne scelga un altro.',
    },
    footer: {
      quickLinks: 'Link rapidi',
      startProject: 'Inizia un progetto',
      privacy: 'Privacy',
      terms: 'Condizioni',
      sitemap: 'Mappa del sito',
      toTop: 'Torna su',
    },
    chat: {
      open: 'Apri l’assistente',
      close: 'Chiudi l’assistente',
      subtitle: 'Risposte sul lavoro di {{name}}',
      log: 'Conversazione',
      input: 'Il suo messaggio',
      placeholder: 'Domande su prezzi, tempi…',
      send: 'Invia',
      typing: 'L’assistente sta scrivendo',
      suggestions: 'Domande suggerite',
      you: 'Messaggio inviato',
      assistant: 'Assistente',
    },
    form: {
      name: 'Nome e cognome',
      namePlaceholder: 'Il suo nome e cognome',
      shortName: 'Nome',
      firstName: 'Nome',
      firstNamePlaceholder: 'Il suo nome',
      lastName: 'Cognome',
      lastNamePlaceholder: 'Il suo cognome',
      email: 'Indirizzo email',
      shortEmail: 'Email',
      emailPlaceholder: 'nome@example.com',
      phone: 'Telefono',
      phonePlaceholder: '+39 333 1234567',
      company: 'Azienda',
      companyPlaceholder: 'Nome dell’azienda',
      subject: 'Oggetto',
      subjectPlaceholder: 'Di che cosa si tratta?',
      projectType: 'Tipo di progetto',
      projectTypePlaceholder: 'Seleziona il tipo',
      budget: 'Budget',
      budgetPlaceholder: 'Seleziona una fascia',
      timeline: 'Tempi',
      timelinePlaceholder: 'Tempi del progetto',
      preferredTime: 'Orario preferito',
      preferredTimePlaceholder: 'Quando chiamare',
      description: 'Descrizione del progetto',
      descriptionPlaceholder:
        'Mi parli del progetto, degli obiettivi e di eventuali esigenze particolari…',
      message: 'Messaggio',
      messagePlaceholder: 'Mi dica che cosa le serve e per quando…',
      notes: 'Note',
      notesPlaceholder: 'C’è qualcosa che dovrei sapere prima della chiamata?',
      sending: 'Invio in corso…',
      waiting:
        'Per ora l’invio non è possibile. Il testo resta in questo browser e partirà da solo appena torna la connessione.',
      withoutScripts:
        'Senza JavaScript questo modulo apre la sua app di posta con quanto ha scritto. Se non si apre nulla, scriva a:',
      notSaved: 'Salvataggio non riuscito',
      full: 'Il browser non ha più spazio per questo sito. Quanto ha scritto è ancora qui: può copiarlo, oppure scrivere a {{email}}.',
      notAllowed:
        'Il browser non permette a questo sito di salvare dati. Quanto ha scritto è ancora qui: può inviarlo a {{email}}.',
      unreadable:
        'Questo browser conserva dati precedenti che non vanno sovrascritti, e non c’è altro spazio. Quanto ha scritto è ancora qui: può inviarlo a {{email}}.',
      other:
        'Qualcosa è andato storto. Quanto ha scritto è ancora qui: può riprovare, oppure scrivere a {{email}}.',
    },
    notFound: {
      code: '404',
      text: 'Ops! La pagina richiesta non esiste.',
      home: 'Torna alla home',
      path: 'Indirizzo richiesto',
    },
  },

  builtIn: {
    'Full-stack developer': 'Sviluppatore full-stack',
    'I design, build and look after web and mobile products for teams who need one dependable person from the first sketch to the ten-thousandth user. Four years in, most of my work comes from clients who came back.':
      'Progetto, sviluppo e seguo nel tempo prodotti web e mobile per i team che cercano una sola persona affidabile, dal primo schizzo al diecimillesimo utente. Dopo quattro anni, la maggior parte del mio lavoro arriva da clienti che sono tornati.',
    'Lahore, Pakistan': 'Lahore, Pakistan',
    'Mon-Fri: 9:00 AM-6:00 PM PKT\nSaturday: 10:00 AM-4:00 PM PKT\nSunday: Available for urgent matters only':
      'Lun-ven: 9:00-18:00 PKT\nSabato: 10:00-16:00 PKT\nDomenica: solo per urgenze',

    Frontend: 'Frontend',
    Backend: 'Backend',
    Database: 'Database',
    Mobile: 'Mobile',
    'AI/ML': 'AI/ML',
    'DevOps & Tools': 'DevOps e strumenti',
    Accessibility: 'Accessibilità',
    'Push notifications': 'Notifiche push',
    'Store releases': 'Pubblicazione negli store',
    'LLM integration': 'Integrazione di LLM',
    'Retrieval (RAG)': 'Recupero di informazioni (RAG)',
    'Computer vision': 'Visione artificiale',
    'CI/CD pipelines': 'Pipeline CI/CD',
    'REST API design': 'Progettazione di API REST',
    WebSockets: 'WebSockets',
    'Stripe & local payments': 'Stripe e pagamenti locali',
    'Google Maps': 'Google Maps',
    'Automated testing': 'Test automatici',
    'Web performance': 'Prestazioni web',
    'Technical SEO': 'SEO tecnica',
    'Web scraping': 'Web scraping',
    'Process automation': 'Automazione dei processi',
    'Data visualisation': 'Visualizzazione dei dati',
    'Security reviews': 'Verifiche di sicurezza',
    'Code mentoring': 'Mentoring sul codice',

    'A food-ordering platform for 120 restaurants: live menus, split bills, kitchen screens and same-day payouts on one dashboard.':
      'Una piattaforma di ordinazioni per 120 ristoranti: menu in tempo reale, conti divisi, schermi in cucina e incassi accreditati in giornata, tutto in un’unica dashboard.',
    'The platform in a pocket: order in three taps, follow the rider on the map, and keep ordering when the signal drops.':
      'La piattaforma in tasca: si ordina in tre tocchi, si segue il rider sulla mappa e si continua a ordinare anche quando cade il segnale.',
    'Couples compare halls, caterers and photographers by date and budget, and book all of them with a single deposit.':
      'Le coppie confrontano sale, catering e fotografi per data e budget, e prenotano tutto con un unico acconto.',
    'An inventory system for police stores: every item tagged, every hand-over signed, and an audit trail that stands up in court.':
      'Un sistema di inventario per i depositi della polizia: ogni oggetto etichettato, ogni consegna firmata e una tracciabilità che regge in tribunale.',
    'A security-services company runs on it: guard rosters, patrol check-ins, incident reports and invoices that agree with them.':
      'Il sistema su cui si regge una società di vigilanza: turni delle guardie, check-in delle ronde, segnalazioni di incidenti e fatture che combaciano con il resto.',

    'Full-Stack Development': 'Sviluppo full-stack',
    'A complete product from database to interface, built by one person who answers for all of it.':
      'Un prodotto completo, dal database all’interfaccia, realizzato da una sola persona che ne risponde per intero.',
    'From $500': 'da 500\u00a0$',
    'React or Next.js front end': 'Frontend in React o Next.js',
    'Node.js or Python back end': 'Backend in Node.js o Python',
    'Database design that lasts': 'Database progettato per durare',
    'Sign-in, roles and payments': 'Login, ruoli e pagamenti',
    'Deployment and handover': 'Rilascio e consegna',

    'Mobile App Development': 'Sviluppo di app mobile',
    'One codebase, both stores: apps that feel native and keep working offline.':
      'Un solo codice, entrambi gli store: app che sembrano native e funzionano anche offline.',
    'From $300': 'da 300\u00a0$',
    'iOS and Android with React Native': 'iOS e Android con React Native',
    'Maps, camera and notifications': 'Mappe, fotocamera e notifiche',
    'Offline-first data': 'Dati disponibili anche offline',
    'Store listing and release': 'Scheda e pubblicazione negli store',
    'Crash and usage reports': 'Report su crash e utilizzo',

    'AI/ML Solutions': 'Soluzioni AI/ML',
    'Assistants, search and predictions that are grounded in your own data and measured before launch.':
      'Assistenti, ricerca e previsioni che si basano sui dati dell’azienda e vengono misurati prima del lancio.',
    'From $150': 'da 150\u00a0$',
    'Chat assistants on your documents': 'Assistenti di chat sui documenti aziendali',
    'Classification and extraction': 'Classificazione ed estrazione',
    'Recommendations and forecasts': 'Raccomandazioni e previsioni',
    'Cost and quality evaluation': 'Valutazione di costi e qualità',
    'Integration with your product': 'Integrazione nel prodotto esistente',

    'Web Development': 'Sviluppo web',
    'Fast, findable sites that load on a cheap phone and read well on a large screen.':
      'Siti veloci e facili da trovare, che si caricano su un telefono economico e si leggono bene su uno schermo grande.',
    'From $200': 'da 200\u00a0$',
    'Landing pages and company sites': 'Landing page e siti aziendali',
    'Content you can edit yourself': 'Contenuti modificabili in autonomia',
    'Technical SEO and analytics': 'SEO tecnica e analytics',
    'Accessibility to WCAG AA': 'Accessibilità secondo WCAG AA',
    'Hosting set up for you': 'Hosting già configurato',

    'API Development': 'Sviluppo di API',
    'Documented, tested interfaces that other teams enjoy building on.':
      'Interfacce documentate e testate, su cui gli altri team costruiscono volentieri.',
    'REST or GraphQL design': 'Progettazione REST o GraphQL',
    'Sign-in and rate limits': 'Autenticazione e limiti di utilizzo',
    'Third-party integrations': 'Integrazioni con servizi esterni',
    'Documentation with examples': 'Documentazione con esempi',
    'Load-tested before launch': 'Test di carico prima del lancio',

    'Automation Tools': 'Strumenti di automazione',
    'The report, the import, the copy-and-paste of every Monday: done by a script.':
      'Il report, l’importazione, il copia e incolla di ogni lunedì: ci pensa uno script.',
    'From $100': 'da 100\u00a0$',
    'Spreadsheet and e-mail workflows': 'Flussi con fogli di calcolo ed email',
    'Scheduled data collection': 'Raccolta dati programmata',
    'Bots for Slack and WhatsApp': 'Bot per Slack e WhatsApp',
    'Alerts when something breaks': 'Avvisi quando qualcosa si guasta',
    'A short manual for your team': 'Un breve manuale per il team',

    'E-commerce performance revamp': 'Un e-commerce di nuovo veloce',
    '62% faster pages, 28% more orders': 'Pagine più veloci del 62%, ordini in crescita del 28%',
    'A fashion store lost buyers on mid-range phones. I rebuilt the storefront around its product page and gave every kilobyte a reason to be there.':
      'Un negozio di moda perdeva acquirenti sui telefoni di fascia media. Ho ricostruito la vetrina attorno alla pagina prodotto e ho fatto in modo che ogni kilobyte avesse una ragione di esserci.',
    'Largest paint from 4.8 s to 1.6 s on a mid-range phone':
      'Largest Contentful Paint da 4,8 s a 1,6 s su un telefono di fascia media',
    'Checkout cut from five steps to two': 'Checkout ridotto da cinque passaggi a due',
    'No downtime: moved over page by page': 'Nessuna interruzione: migrazione pagina per pagina',
    'Discuss a similar project': 'Parliamo di un progetto simile',

    'AI support assistant': 'Assistente AI per il supporto',
    '71% of tickets answered at once': 'Risposta immediata al 71% dei ticket',
    'A clinic chain answered the same questions all day. The assistant reads their own handbook, says where each answer comes from, and hands over when it is unsure.':
      'Una catena di cliniche rispondeva tutto il giorno alle stesse domande. L’assistente legge il loro manuale, indica da dove viene ogni risposta e, se ha un dubbio, passa la parola a una persona.',
    'First reply in 4 seconds instead of 6 hours':
      'Prima risposta in 4 secondi invece che in 6 ore',
    'Every answer cites its source': 'Ogni risposta cita la fonte',
    'Hand-over to a person in one click': 'Passaggio a una persona con un clic',
    'Ask about AI for your team': 'AI per il team: parliamone',

    'Realtime analytics dashboard': 'Dashboard di analisi in tempo reale',
    'Decisions in seconds, not next morning': 'Decisioni in pochi secondi, non il mattino dopo',
    'A freight company planned its day from last night’s spreadsheet. Now 300 trucks report every ten seconds, and the dashboard says which one needs a call.':
      'Un’azienda di trasporti pianificava la giornata sul foglio di calcolo della sera prima. Ora 300 camion trasmettono i dati ogni dieci secondi e la dashboard indica a quale serve una telefonata.',
    '2.6 million events a day on one small server':
      '2,6 milioni di eventi al giorno su un solo piccolo server',
    'Late deliveries down by a third': 'Consegne in ritardo ridotte di un terzo',
    'Alerts that stay quiet until they matter': 'Avvisi che arrivano solo quando contano davvero',
    'Plan your dashboard': 'Progettiamo la dashboard',

    "Hi! I'm {name}'s AI assistant. How can I help you today?":
      'Salve! Sono l’assistente AI di {name}. Come posso esserle utile?',
    '{name} offers {services}. Each card in the services section lists what is included.':
      'I servizi di {name}: {services}. Ogni scheda della sezione «Servizi» elenca ciò che è incluso.',
    'As a guide: {prices}. After a short call you get a fixed quote, in writing.':
      'A titolo indicativo: {prices}. Dopo una breve chiamata arriva un preventivo fisso, per iscritto.',
    'Write to {email} or send a WhatsApp message to {phone}. You hear back within 24 hours.':
      'Si può scrivere a {email} o inviare un messaggio WhatsApp al numero {phone}. La risposta arriva entro 24 ore.',
    'What services do you offer?': 'Quali servizi offre?',
    'How much does a project cost?': 'Quanto costa un progetto?',
    'How do we get started?': 'Come si comincia?',
    'Book a free 30-minute consultation. The discovery call happens within 1 business day, and a written plan with a price follows.':
      'Basta prenotare una consulenza gratuita di 30 minuti. La chiamata conoscitiva si tiene entro 1 giorno lavorativo; segue un piano scritto con il prezzo.',
    'Discovery & Planning': 'Analisi e pianificazione',
    'A call about goals, users and limits. You get a written scope, a fixed price and a date.':
      'Una chiamata su obiettivi, utenti e vincoli. Il risultato: un ambito messo per iscritto, un prezzo fisso e una data.',
    'Design & Architecture': 'Design e architettura',
    'Clickable screens and a technical plan, agreed before the first line of code is written.':
      'Schermate cliccabili e un piano tecnico, concordati prima di scrivere la prima riga di codice.',
    'Development & Testing': 'Sviluppo e test',
    'Weekly demos on a private link. Every feature arrives with the tests that keep it working.':
      'Demo settimanali su un link privato. Ogni funzionalità arriva con i test che la mantengono funzionante.',
    'Deployment & Support': 'Rilascio e assistenza',
    'Launch, monitoring and a handover your team can follow. I stay within reach.':
      'Lancio, monitoraggio e una consegna che il team può seguire senza difficoltà. E io resto a disposizione.',
    'One person, whole product': 'Una persona, tutto il prodotto',
    'Database, interface and deployment in one pair of hands. Nothing falls through the cracks.':
      'Database, interfaccia e rilascio nelle stesse mani. Nulla si perde nei passaggi.',
    'Fixed scope, fixed price': 'Ambito definito, prezzo fisso',
    'You know what it costs before it starts. Changes are quoted, never slipped in.':
      'Il costo si conosce prima di iniziare. Le modifiche si preventivano, non si aggiungono di nascosto.',
    'Progress you can click': 'Progressi a portata di clic',
    'A private link from the first week, updated with every finished piece.':
      'Un link privato fin dalla prima settimana, aggiornato a ogni parte completata.',
    'Plain language': 'Parole semplici',
    'Trade-offs explained without jargon, so that the decision stays yours.':
      'Pro e contro spiegati senza gergo, così la decisione resta al cliente.',
    'Fast on a slow phone': 'Veloce anche su un telefono lento',
    'Measured on a mid-range device and a weak network, not on a developer’s desk.':
      'Misurato su un dispositivo di fascia media e con una rete debole, non sulla scrivania di uno sviluppatore.',
    'Open to everyone': 'Aperto a tutti',
    'Keyboard, screen reader and six languages are part of the work, not an extra.':
      'Tastiera, screen reader e sei lingue fanno parte del lavoro, non sono un extra.',
    'Secure by habit': 'Sicuro per abitudine',
    'Least privilege, checked input and reviewed dependencies from the first commit.':
      'Privilegi minimi, input controllati e dipendenze verificate fin dal primo commit.',
    'Yours to keep': 'Tutto resta al cliente',
    'Code, accounts and documentation are handed over. No lock-in, no hidden fees.':
      'Codice, account e documentazione vengono consegnati. Nessun vincolo, nessun costo nascosto.',
    '50+': '50+',
    'Projects delivered': 'Progetti consegnati',
    '98%': '98%',
    'Client satisfaction': 'Soddisfazione dei clienti',
    '15+': '15+',
    'Countries served': 'Paesi serviti',
    '4.9/5': '4,9/5',
    'Average rating': 'Valutazione media',
    'Fast Delivery': 'Consegna rapida',
    '30% faster': '30% più veloce',
    '30% faster than industry standard, because one person decides and builds.':
      'Il 30% più veloce rispetto allo standard del settore, perché una sola persona decide e realizza.',
    'Quality Assurance': 'Qualità garantita',
    '6-month warranty': 'Garanzia di 6 mesi',
    'Every project carries a 6-month warranty: what breaks is mended, free of charge.':
      'Ogni progetto ha una garanzia di 6 mesi: ciò che si guasta viene riparato, gratuitamente.',
    'Ongoing Support': 'Assistenza continua',
    '24/7': '24/7',
    '24/7 support for what runs in production, from someone who wrote it.':
      'Assistenza 24/7 per ciò che è in produzione, da chi lo ha scritto.',
    'Operations Director': 'Direttrice operativa',
    'We went from phone orders to a platform that 120 restaurants rely on every evening. Hamza asked better questions in the first call than our last agency did in six months.':
      'Siamo passati dagli ordini per telefono a una piattaforma su cui 120 ristoranti contano ogni sera. Nella prima chiamata Hamza ha fatto domande migliori di quelle che la nostra ultima agenzia ci aveva fatto in sei mesi.',
    'Food-ordering platform': 'Piattaforma di ordinazioni',
    'Head of Logistics': 'Responsabile della logistica',
    'The dashboard went live two weeks early and has not gone down since. When we had a question on a Sunday, there was an answer before lunch.':
      'La dashboard è andata online con due settimane di anticipo e da allora non si è mai fermata. Quando abbiamo avuto una domanda di domenica, la risposta è arrivata prima di pranzo.',
    'Realtime dashboard': 'Dashboard in tempo reale',
    'Practice Manager': 'Responsabile di clinica',
    'Our patients get answers at once, and our team got its mornings back. What I value most: he told us plainly what the assistant should not do.':
      'I nostri pazienti ricevono subito una risposta e il nostro team ha ritrovato le sue mattine. La cosa che apprezzo di più: ci ha detto chiaramente che cosa l’assistente non deve fare.',
    Cloud: 'Cloud',
    DevOps: 'DevOps',
    'Hello, I’m': 'Piacere, sono',
    'One developer for the whole distance': 'Un solo sviluppatore per tutto il percorso',
    '< 2 hours': '< 2 ore',
    'What I work with, and how well': 'Con che cosa lavoro, e quanto bene',
    'Honest levels: 95 means I would teach it, 75 means I have shipped with it.':
      'Livelli sinceri: 95 vuol dire che potrei insegnarlo, 75 che l’ho già usato in produzione.',
    'Work that people use every day': 'Lavori che le persone usano ogni giorno',
    'Pick what you need': 'Solo quello che serve',
    'Choose one or several; the form below fills itself in.':
      'Uno o più servizi a scelta: il modulo qui sotto si compila da sé.',
    'Start Your Project': 'Diamo inizio al progetto',
    'A few lines are enough. You get an answer within 24 hours.':
      'Bastano poche righe. La risposta arriva entro 24 ore.',
    'Rather talk it through? The first {{minutes}} minutes are free.':
      'Meglio parlarne a voce? I primi {{minutes}} minuti sono gratuiti.',
    'Four steps, no surprises': 'Quattro passi, nessuna sorpresa',
    'Eight principles I work by': 'Otto principi che guidano il mio lavoro',
    'Figures I can stand behind': 'Numeri di cui rispondo in prima persona',
    'Trusted by teams at': 'Si affidano a me i team di',
    'Results, with the numbers': 'Risultati, numeri alla mano',
    'Notes from the work': 'Appunti di lavoro',
    'What I learn while building, written down while it is fresh.':
      'Quello che imparo lavorando, messo per iscritto finché è fresco.',
    'What clients say': 'Che cosa dicono i clienti',
    'Tell me what you are building': 'Mi racconti il suo progetto',
    'A short note is enough to start. I read every message myself.':
      'Per cominciare basta un breve messaggio. Li leggo tutti di persona.',
    'Available worldwide': 'Disponibile in tutto il mondo',
    'Within 24 hours': 'Entro 24 ore',
    'Accepting new clients for Q3 2025': 'Accetto nuovi clienti per il terzo trimestre 2025',
    'Send a Message': 'Invia un messaggio',
    'Schedule a Free Consultation': 'Fissiamo una consulenza gratuita',
    '{{minutes}} minutes, no obligation. Tell me a little first, so that we can use them well.':
      '{{minutes}} minuti, senza impegno. Qualche informazione in anticipo aiuta a sfruttarli bene.',
    Schedule: 'Agenda',
    'Book a {{minutes}}-minute call': 'Fissiamo una chiamata di {{minutes}} minuti',
    'Web, mobile and AI products, built with care and kept running.':
      'Prodotti web, mobile e AI, realizzati con cura e seguiti nel tempo.',
    'Have something in mind?': 'C’è un’idea da realizzare?',
    'Web Application\nMobile App\nE-commerce\nAI/ML Integration\nAPI Development\nCustom Software\nOther':
      'Applicazione web\nApp mobile\nE-commerce\nIntegrazione AI/ML\nSviluppo di API\nSoftware su misura\nAltro',
    '$1,000 - $5,000\n$5,000 - $10,000\n$10,000 - $25,000\n$25,000 - $50,000\n$50,000+':
      '1.000 - 5.000\u00a0$\n5.000 - 10.000\u00a0$\n10.000 - 25.000\u00a0$\n25.000 - 50.000\u00a0$\n50.000\u00a0$ o più',
    '1-2 weeks\n1 month\n2-3 months\n3-6 months\n6+ months':
      '1-2 settimane\n1 mese\n2-3 mesi\n3-6 mesi\n6 mesi o più',
    'Morning (9 AM - 12 PM)\nAfternoon (12 PM - 6 PM)\nEvening (6 PM - 9 PM)\nFlexible':
      'Mattina (9:00-12:00)\nPomeriggio (12:00-18:00)\nSera (18:00-21:00)\nFlessibile',
    'Full-Stack Developer\nMERN Stack Developer\nAI/ML Engineer\nMobile App Developer\nPython Developer':
      'Sviluppatore full-stack\nSviluppatore MERN\nAI/ML engineer\nSviluppatore di app mobile\nSviluppatore Python',
    'Pick a day and a time.': 'Basta scegliere giorno e ora.',
    '© 2025 {{name}}. All rights reserved.': '© 2025 {{name}}. Tutti i diritti riservati.',
  },

  legal: {
    privacyTitle: 'Privacy',
    privacyUncounted:
      'Questo sito non usa cookie, non conta i visitatori e non carica nulla da altre aziende, salvo immagini ospitate altrove.',
    privacyUncountedOnServer:
      'Questo sito usa un cookie solo quando viene scelta una lingua, non conta i visitatori e non carica nulla da altre aziende, salvo immagini ospitate altrove.',
    privacyAnalytics:
      'Con il suo consenso, questo sito conta le visite con {{tools}}, servizi di altre aziende che possono usare cookie. Le viene chiesto prima: nulla viene caricato senza il suo assenso, né quando il browser chiede di non tracciare la navigazione. La risposta resta nel suo browser e si può cambiare qui sotto in qualsiasi momento.',
    privacy: [
      'Ciò che invia con un modulo di questo sito resta nella memoria del suo browser, su questo dispositivo. Non viene trasmesso ad alcun server e nessun altro può leggerlo. Per eliminarlo basta cancellare i dati del sito nel browser.',
      'Il browser ricorda anche la lingua e il tema scelti, per lo stesso motivo e nello stesso posto. Vi restano anche le domande a cui l’assistente non ha saputo rispondere bene, senza nome né indirizzo.',
      'Se invece mi scrive via email o WhatsApp, valgono le regole del servizio utilizzato; da parte mia conservo la conversazione finché serve al nostro lavoro comune.',
      'Domande? Può scrivere a {{email}}.',
    ],
    privacyOnServer: [
      'Ciò che invia con un modulo di questo sito viene salvato sul mio server, insieme alla lingua in cui legge e, per una chiamata, al suo fuso orario. Lo leggo soltanto io, per risponderle e per il nostro lavoro comune. Conferme, inviti e risposte le arrivano via email, tramite il mio fornitore di posta. Contro lo spam, una traccia illeggibile del suo indirizzo di rete resta per un giorno. Scriva a {{email}} per ricevere o far cancellare ciò che ho su di lei. Nelle copie di sicurezza ciò che è stato cancellato resta ancora per 14 giorni al massimo.',
      'Senza connessione, la sua richiesta attende nella memoria del suo browser finché può partire. Lì restano anche la lingua e il tema scelti. Se sceglie una lingua, un cookie chiamato «language» la indica al mio server per un anno, perché le arrivino le pagine giuste. Le domande a cui l’assistente non ha saputo rispondere bene restano sul mio server senza il suo nome né il suo indirizzo, perché io possa migliorarne le risposte.',
    ],
    privacyKept: 'Ciò che invia viene conservato per {{time}} e poi cancellato automaticamente.',
    consentTitle: 'Statistiche delle visite',
    consentText:
      'Questo sito può contare la sua visita con {{tools}}? Nulla viene caricato senza il suo consenso.',
    consentAnswers: { agreed: 'Accetta', declined: 'Rifiuta' },
    consentBlocked:
      'Il suo browser chiede di non tracciare la navigazione, perciò non viene contato nulla.',
    termsTitle: 'Condizioni',
    terms: [
      'I testi e le cifre di questo sito descrivono il mio lavoro e non costituiscono un’offerta vincolante. I prezzi indicati sono di partenza; prima che sia dovuto qualsiasi importo, riceverà un preventivo fisso per iscritto.',
      'Le richieste e le prenotazioni fatte qui sono gratuite e si possono ritirare in qualsiasi momento con un breve messaggio a {{email}}.',
      'I nomi e i marchi di aziende e prodotti appartengono ai rispettivi titolari. È possibile citare brevi passaggi con un link a questa pagina.',
      'I link portano a pagine che non gestisco io. Le ho controllate quando le ho inserite e non rispondo di ciò che vi cambia in seguito.',
    ],
    sitemapTitle: 'Mappa del sito',
    sitemapSections: 'In questa pagina',
    sitemapPosts: 'Articoli',
  },
};
