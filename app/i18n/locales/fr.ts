// French: the reader is "vous"; a control says what it does in the infinitive. Before ; ? ! and inside « » stands a narrow
// no-break space, before\u00a0: % and $ a no-break space.
import type { Locale } from '../locale.ts';

export const locale: Locale = {
  texts: {
    skipToContent: 'Aller au contenu',
    close: 'Fermer',
    cancel: 'Annuler',
    loading: 'Chargement…',
    notifications: 'Notifications',
    colon: '\u00a0: ',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    day: '{{day}} {{month}} {{year}}',
    missing: {
      offline:
        'Vous êtes hors ligne. Une partie de cette page manque jusqu’au retour de la connexion.',
      failed: 'Une partie de cette page n’a pas pu être chargée.',
      lasting:
        'Une partie de cette page n’a toujours pas pu être chargée. Rechargez la page pour réessayer.',
      updated:
        'Ce site a été mis à jour depuis que vous l’avez ouvert. Rechargez la page pour continuer.',
      broken: 'Cette partie de la page n’a pas pu être affichée.',
      retry: 'Réessayer',
      reload: 'Recharger la page',
    },
    nav: {
      label: 'Principale',
      hireMe: 'Me contacter',
      openMenu: 'Ouvrir le menu',
      closeMenu: 'Fermer le menu',
      language: 'Langue',
      languageNow: 'La page est maintenant en français.',
      toggleTheme: 'Changer de thème',
      home: '{{name}}, page d’accueil',
    },
    sections: {
      hero: 'Accueil',
      about: 'À propos',
      skills: 'Compétences',
      projects: 'Projets',
      services: 'Services',
      'process-flow': 'Méthode',
      'why-choose-us': 'Pourquoi moi ?',
      'client-success': 'Réussites clients',
      'trusted-companies': 'Ils me font confiance',
      'case-studies': 'Études de cas',
      blog: 'Blog',
      testimonials: 'Témoignages',
      contact: 'Contact',
      'schedule-call': 'Réserver un appel',
    },
    social: {
      label: 'Réseaux sociaux',
      github: 'GitHub',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp',
      twitter: 'X',
      instagram: 'Instagram',
    },
    mail: {
      subject: 'Demande pour un projet',
      body: 'Bonjour {{name}},\n\nJe souhaite vous parler d’un projet.\n\n',
    },
    hero: {
      hireMe: 'Me contacter',
      downloadCv: 'Télécharger le CV',
      experienceYears_one: '{{years}} an',
      experienceYears_many: '{{years}} ans',
      experienceYears_other: '{{years}} ans',
      experienceLabel: 'd’expérience',
      portraitAlt: 'Portrait\u00a0: {{name}}',
    },
    about: {
      yearsExperience_one: 'Année d’expérience',
      yearsExperience_many: 'Années d’expérience',
      yearsExperience_other: 'Années d’expérience',
      projectsCompleted_one: 'Projet réalisé',
      projectsCompleted_many: 'Projets réalisés',
      projectsCompleted_other: 'Projets réalisés',
      basedIn: 'Localisation',
      responseTime: 'Délai de réponse',
      technologies: 'Technologies principales',
      workingHours: 'Horaires de travail',
    },
    skills: {
      additional: 'Autres compétences',
    },
    projects: {
      filterLabel: 'Filtrer les projets',
      filters: {
        all: 'Tous',
        fullStack: 'Full stack',
        mobile: 'Mobile',
        aiMl: 'IA/ML',
        enterprise: 'Entreprise',
        healthcare: 'Santé',
        automation: 'Automatisation',
      },
      shown_one: '{{count}} projet',
      shown_many: '{{count}} projets',
      shown_other: '{{count}} projets',
      live: 'En ligne',
      trending: 'Tendance',
      web: 'Web',
      mobile: 'Mobile',
      code: 'Code',
      liveDemo: 'Démo en ligne',
      codeOf: 'Code\u00a0: {{title}}',
      liveDemoOf: 'Démo en ligne\u00a0: {{title}}',
      more: '+{{count}}',
      moreLabel_one: 'et {{count}} autre technologie',
      moreLabel_many: 'et {{count}} autres technologies',
      moreLabel_other: 'et {{count}} autres technologies',
      loadMore: 'Voir plus de projets',
      none: 'Rien dans cette catégorie pour l’instant. Parcourez les autres ou posez-moi la question.',
      imageAlt: 'Illustration de {{title}}',
    },
    services: {
      selected: 'Sélectionné',
      select: 'Sélectionner {{title}}',
      features: 'Inclus',
    },
    inquiry: {
      selectedServices: 'Services sélectionnés',
      noneSelected:
        'Aucun service sélectionné pour l’instant\u00a0: choisissez ci-dessus ou décrivez simplement votre idée.',
      submit: 'Envoyer la demande',
      sentTitle: 'Demande envoyée !',
      sentText: 'Je vous réponds sous 24 heures.',
      schedule: 'Planifier une consultation',
    },
    options: {
      contactServices: [
        'Développement full stack',
        'Développement d’applications mobiles',
        'Solutions IA/ML',
        'Développement back-end',
        'DevOps et cloud',
        'Design UI/UX',
        'Outils d’automatisation',
        'Maintenance et support',
      ],
    },
    whyChooseMe: {
      toContact: 'Travaillons ensemble',
      toTestimonials: 'Lire les avis des clients',
    },
    caseStudies: {
      roleDescription: 'carrousel',
      slide: '{{number}} sur {{count}}',
      previous: 'Études de cas précédentes',
      next: 'Études de cas suivantes',
      technologies: 'Technologies',
      highlights: 'Points forts',
    },
    blog: {
      all: 'Tous les articles',
      older: 'Articles plus anciens',
      empty: 'Aucun article pour l’instant. Revenez bientôt.',
      readingTime_one: '{{count}} min de lecture',
      readingTime_many: '{{count}} min de lecture',
      readingTime_other: '{{count}} min de lecture',
      by: 'Par {{author}}',
      readIn: 'À lire aussi en',
      featured: 'À la une',
      tags: 'Mots-clés',
      coverAlt: 'Image de couverture\u00a0: {{title}}',
      untitled: 'Sans titre',
      notFoundTitle: 'Article introuvable',
      notFoundText: 'L’article que vous cherchez n’existe pas.',
      offlineText:
        'Vous êtes hors ligne, et cet article n’a pas encore été ouvert sur cet appareil.',
      footnotes: 'Notes de bas de page',
      backToReference: 'Retour à l’appel de note {{number}}',
    },
    testimonials: {
      rating: 'Note\u00a0: {{rating}} sur 5',
      position: '{{role}}, {{company}}',
    },
    contact: {
      location: 'Localisation',
      schedule: 'Planifier une consultation',
      direct: 'Envoyer un e-mail',
      servicesPlaceholder: 'Ajouter un service',
      servicesHint: 'Jusqu’à {{max}}',
      servicesFull: 'Les {{max}} sont choisis',
      removeService: 'Retirer {{service}}',
      submit: 'Envoyer le message',
      sentTitle: 'Message envoyé !',
      sentText: 'Merci. Je vous réponds sous 24 heures.',
    },
    consultation: {
      submit: 'Envoyer la demande',
      sentTitle: 'Demande de consultation envoyée !',
      sentText: 'Je vous réponds sous 24 heures pour fixer notre appel.',
    },
    schedule: {
      times: 'Les heures sont celles du Pakistan (PKT) ; votre heure locale figure à côté.',
      timesElsewhere: 'Les heures sont celles de {{city}} ; votre heure locale figure à côté.',
      calendar: 'Jour de l’appel',
      slots: 'Heure de l’appel',
      nextFree: 'Prochains créneaux libres',
      noneFree: 'Aucun créneau n’est libre ces prochains mois. Écrivez-moi plutôt.',
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
      yourTime: '{{time}} chez vous',
      previousDay: '{{time}} chez vous, la veille',
      nextDay: '{{time}} chez vous, le lendemain',
      night: 'nuit précédant le {{date}}',
      nightSentence: 'Il s’agit de la nuit précédant le {{date}}.',
      ownTime: 'Chez vous\u00a0: le {{date}} à {{time}}.',
      taken: 'réservé',
      past: 'passé',
      confirm: 'Confirmer la réservation',
      dialogTitle: 'Plus qu’une étape',
      dialogIntro: 'À quelle adresse envoyer l’invitation pour le {{date}} à {{slot}} ?',
      submit: 'Réserver l’appel',
      missing: 'Veuillez indiquer votre e-mail et votre téléphone',
      bookedTitle: 'Consultation réservée !',
      bookedText: 'L’invitation pour le {{date}} à {{slot}} sera envoyée à {{email}}.',
      saveInvite: 'Ajouter à l’agenda (.ics)',
      inviteSummary: 'Appel avec {{name}}',
      inviteLength: 'Une consultation de {{minutes}} minutes.',
      inviteMove: 'Pour la déplacer, écrivez à {{email}}.',
      slotGone: 'Ce créneau n’est plus disponible. Veuillez en choisir un autre.',
    },
    footer: {
      quickLinks: 'Liens rapides',
      startProject: 'Lancer un projet',
      privacy: 'Confidentialité',
      terms: 'Conditions',
      sitemap: 'Plan du site',
      toTop: 'Retour en haut',
    },
    chat: {
      open: 'Ouvrir l’assistant',
      close: 'Fermer l’assistant',
      subtitle: 'Réponses sur le travail de {{name}}',
      log: 'Conversation',
      input: 'Votre message',
      placeholder: 'Tarifs, délais\u00a0: demandez…',
      send: 'Envoyer',
      typing: 'L’assistant est en train d’écrire',
      suggestions: 'Questions suggérées',
      you: 'Vous',
      assistant: 'Assistant',
    },
    form: {
      name: 'Nom complet',
      namePlaceholder: 'Votre nom complet',
      shortName: 'Nom',
      firstName: 'Prénom',
      firstNamePlaceholder: 'Votre prénom',
      lastName: 'Nom',
      lastNamePlaceholder: 'Votre nom de famille',
      email: 'Adresse e-mail',
      shortEmail: 'E-mail',
      emailPlaceholder: 'vous@example.com',
      phone: 'Téléphone',
      phonePlaceholder: '+33 6 39 98 12 34',
      company: 'Entreprise',
      companyPlaceholder: 'Le nom de votre entreprise',
      subject: 'Objet',
      subjectPlaceholder: 'De quoi s’agit-il ?',
      projectType: 'Type de projet',
      projectTypePlaceholder: 'Choisir un type de projet',
      budget: 'Budget',
      budgetPlaceholder: 'Choisir une fourchette',
      timeline: 'Délai',
      timelinePlaceholder: 'Délai du projet',
      preferredTime: 'Horaire préféré',
      preferredTimePlaceholder: 'Quand vous appeler ?',
      description: 'Description du projet',
      descriptionPlaceholder:
        'Parlez-moi de votre projet, de vos objectifs et de vos exigences particulières…',
      message: 'Message',
      messagePlaceholder: 'Dites-moi ce qu’il vous faut et pour quand…',
      notes: 'Remarques',
      notesPlaceholder: 'Quelque chose à savoir avant l’appel ?',
      sending: 'Envoi en cours…',
      waiting:
        'L’envoi n’est pas possible pour l’instant. Votre texte est conservé dans ce navigateur et partira tout seul dès que la connexion sera rétablie.',
      withoutScripts:
        'Sans JavaScript, ce formulaire ouvre votre messagerie avec ce que vous avez saisi. Si rien ne s’ouvre, écrivez à\u00a0:',
      notSaved: 'Enregistrement impossible',
      full: 'Votre navigateur n’a plus de place pour ce site. Votre texte est toujours là\u00a0: copiez-le ou écrivez à {{email}}.',
      notAllowed:
        'Votre navigateur n’autorise pas ce site à enregistrer des données. Votre texte est toujours là\u00a0: écrivez plutôt à {{email}}.',
      unreadable:
        'Ce navigateur conserve des saisies antérieures qui ne doivent pas être écrasées, et il n’a plus de place pour d’autres. Votre texte est toujours là\u00a0: écrivez plutôt à {{email}}.',
      other:
        'Une erreur s’est produite. Votre texte est toujours là\u00a0: réessayez ou écrivez à {{email}}.',
    },
    notFound: {
      code: '404',
      text: 'Oups ! La page que vous cherchez n’existe pas.',
      home: 'Retour à l’accueil',
      path: 'Vous avez demandé',
    },
  },
  builtIn: {
    'Full-stack developer': 'Développeur full stack',
    'I design, build and look after web and mobile products for teams who need one dependable person from the first sketch to the ten-thousandth user. Four years in, most of my work comes from clients who came back.':
      'Je conçois, développe et fais vivre des produits web et mobiles pour des équipes qui veulent une seule personne fiable, de la première esquisse au dix-millième utilisateur. Au bout de quatre ans, l’essentiel de mon travail vient de clients qui sont revenus.',
    'Lahore, Pakistan': 'Lahore, Pakistan',
    'Mon-Fri: 9:00 AM-6:00 PM PKT\nSaturday: 10:00 AM-4:00 PM PKT\nSunday: Available for urgent matters only':
      'Lun.-ven.\u00a0: 9 h – 18 h PKT\nSamedi\u00a0: 10 h – 16 h PKT\nDimanche\u00a0: urgences uniquement',

    Frontend: 'Front-end',
    Backend: 'Back-end',
    Database: 'Bases de données',
    Mobile: 'Mobile',
    'AI/ML': 'IA/ML',
    'DevOps & Tools': 'DevOps et outils',
    Accessibility: 'Accessibilité',
    'Push notifications': 'Notifications push',
    'Store releases': 'Publication sur les stores',
    'LLM integration': 'Intégration de LLM',
    'Retrieval (RAG)': 'Recherche augmentée (RAG)',
    'Computer vision': 'Vision par ordinateur',
    'CI/CD pipelines': 'Pipelines CI/CD',
    'REST API design': 'Conception d’API REST',
    WebSockets: 'WebSockets',
    'Stripe & local payments': 'Stripe et paiements locaux',
    'Google Maps': 'Google Maps',
    'Automated testing': 'Tests automatisés',
    'Web performance': 'Performance web',
    'Technical SEO': 'SEO technique',
    'Web scraping': 'Web scraping',
    'Process automation': 'Automatisation des processus',
    'Data visualisation': 'Visualisation de données',
    'Security reviews': 'Audits de sécurité',
    'Code mentoring': 'Mentorat en programmation',

    'A food-ordering platform for 120 restaurants: live menus, split bills, kitchen screens and same-day payouts on one dashboard.':
      'Une plateforme de commande de repas pour 120 restaurants\u00a0: menus en direct, additions partagées, écrans en cuisine et versements le jour même, sur un seul tableau de bord.',
    'The platform in a pocket: order in three taps, follow the rider on the map, and keep ordering when the signal drops.':
      'La plateforme dans la poche\u00a0: commander en trois gestes, suivre le livreur sur la carte et continuer à commander quand le réseau lâche.',
    'Couples compare halls, caterers and photographers by date and budget, and book all of them with a single deposit.':
      'Les couples comparent salles, traiteurs et photographes selon la date et le budget, et réservent le tout avec un seul acompte.',
    'An inventory system for police stores: every item tagged, every hand-over signed, and an audit trail that stands up in court.':
      'Un système d’inventaire pour les dépôts de la police\u00a0: chaque objet étiqueté, chaque remise signée et une traçabilité qui tient devant un tribunal.',
    'A security-services company runs on it: guard rosters, patrol check-ins, incident reports and invoices that agree with them.':
      'Toute une société de sécurité s’appuie dessus\u00a0: plannings des agents, pointages des rondes, rapports d’incident et factures qui y correspondent.',

    'Full-Stack Development': 'Développement full stack',
    'A complete product from database to interface, built by one person who answers for all of it.':
      'Un produit complet, de la base de données à l’interface, réalisé par une seule personne qui en répond de bout en bout.',
    'From $500': 'dès 500\u00a0$',
    'React or Next.js front end': 'Front-end en React ou Next.js',
    'Node.js or Python back end': 'Back-end en Node.js ou Python',
    'Database design that lasts': 'Base de données conçue pour durer',
    'Sign-in, roles and payments': 'Connexion, rôles et paiements',
    'Deployment and handover': 'Déploiement et passation',

    'Mobile App Development': 'Développement d’applications mobiles',
    'One codebase, both stores: apps that feel native and keep working offline.':
      'Un seul code, les deux stores\u00a0: des applications aussi fluides que du natif, qui marchent même hors ligne.',
    'From $300': 'dès 300\u00a0$',
    'iOS and Android with React Native': 'iOS et Android avec React Native',
    'Maps, camera and notifications': 'Cartes, appareil photo et notifications',
    'Offline-first data': 'Données disponibles hors ligne',
    'Store listing and release': 'Fiche et publication sur les stores',
    'Crash and usage reports': 'Rapports de plantage et d’utilisation',

    'AI/ML Solutions': 'Solutions IA/ML',
    'Assistants, search and predictions that are grounded in your own data and measured before launch.':
      'Des assistants, de la recherche et des prédictions fondés sur vos propres données et évalués avant la mise en ligne.',
    'From $150': 'dès 150\u00a0$',
    'Chat assistants on your documents': 'Assistants fondés sur vos documents',
    'Classification and extraction': 'Classification et extraction',
    'Recommendations and forecasts': 'Recommandations et prévisions',
    'Cost and quality evaluation': 'Évaluation des coûts et de la qualité',
    'Integration with your product': 'Intégration à votre produit',

    'Web Development': 'Développement web',
    'Fast, findable sites that load on a cheap phone and read well on a large screen.':
      'Des sites rapides et faciles à trouver, qui se chargent sur un téléphone bon marché et se lisent bien sur grand écran.',
    'From $200': 'dès 200\u00a0$',
    'Landing pages and company sites': 'Landing pages et sites d’entreprise',
    'Content you can edit yourself': 'Un contenu que vous modifiez vous-même',
    'Technical SEO and analytics': 'SEO technique et mesure d’audience',
    'Accessibility to WCAG AA': 'Accessibilité WCAG AA',
    'Hosting set up for you': 'Hébergement mis en place pour vous',

    'API Development': 'Développement d’API',
    'Documented, tested interfaces that other teams enjoy building on.':
      'Des interfaces documentées et testées, que les autres équipes ont plaisir à utiliser.',
    'REST or GraphQL design': 'Conception REST ou GraphQL',
    'Sign-in and rate limits': 'Authentification et limites de débit',
    'Third-party integrations': 'Intégration de services tiers',
    'Documentation with examples': 'Documentation avec exemples',
    'Load-tested before launch': 'Tests de charge avant la mise en ligne',

    'Automation Tools': 'Outils d’automatisation',
    'The report, the import, the copy-and-paste of every Monday: done by a script.':
      'Le rapport, l’import, le copier-coller de chaque lundi\u00a0: un script s’en charge.',
    'From $100': 'dès 100\u00a0$',
    'Spreadsheet and e-mail workflows': 'Tableurs et e-mails automatisés',
    'Scheduled data collection': 'Collecte de données programmée',
    'Bots for Slack and WhatsApp': 'Bots pour Slack et WhatsApp',
    'Alerts when something breaks': 'Alertes en cas de panne',
    'A short manual for your team': 'Un petit guide pour votre équipe',

    'E-commerce performance revamp': 'Un site e-commerce plus rapide',
    '62% faster pages, 28% more orders':
      'Pages 62\u00a0% plus rapides, 28\u00a0% de commandes en plus',
    'A fashion store lost buyers on mid-range phones. I rebuilt the storefront around its product page and gave every kilobyte a reason to be there.':
      'Une boutique de mode perdait des acheteurs sur les téléphones de milieu de gamme. J’ai reconstruit la vitrine autour de la fiche produit, et chaque kilo-octet a dû justifier sa présence.',
    'Largest paint from 4.8 s to 1.6 s on a mid-range phone':
      'Affichage principal (LCP) de 4,8 s à 1,6 s sur un téléphone de milieu de gamme',
    'Checkout cut from five steps to two': 'Passage en caisse réduit de cinq étapes à deux',
    'No downtime: moved over page by page': 'Aucune interruption\u00a0: migration page par page',
    'Discuss a similar project': 'Parler d’un projet similaire',

    'AI support assistant': 'Assistant IA pour le support',
    '71% of tickets answered at once': '71\u00a0% des demandes traitées immédiatement',
    'A clinic chain answered the same questions all day. The assistant reads their own handbook, says where each answer comes from, and hands over when it is unsure.':
      'Un réseau de cliniques répondait toute la journée aux mêmes questions. L’assistant lit leur propre manuel, indique d’où vient chaque réponse et passe la main en cas de doute.',
    'First reply in 4 seconds instead of 6 hours':
      'Première réponse en 4 secondes au lieu de 6 heures',
    'Every answer cites its source': 'Chaque réponse cite sa source',
    'Hand-over to a person in one click': 'Relais vers un humain en un clic',
    'Ask about AI for your team': 'Parler d’IA pour votre équipe',

    'Realtime analytics dashboard': 'Tableau de bord analytique en temps réel',
    'Decisions in seconds, not next morning':
      'Des décisions en quelques secondes, pas le lendemain',
    'A freight company planned its day from last night’s spreadsheet. Now 300 trucks report every ten seconds, and the dashboard says which one needs a call.':
      'Une société de fret planifiait sa journée avec le tableur de la veille. Aujourd’hui, 300 camions envoient leurs données toutes les dix secondes et le tableau de bord indique lequel appeler.',
    '2.6 million events a day on one small server':
      '2,6 millions d’événements par jour sur un seul petit serveur',
    'Late deliveries down by a third': 'Un tiers de retards de livraison en moins',
    'Alerts that stay quiet until they matter': 'Des alertes qui ne sonnent que si c’est utile',
    'Plan your dashboard': 'Planifier votre tableau de bord',

    "Hi! I'm {name}'s AI assistant. How can I help you today?":
      'Bonjour ! Je suis l’assistant IA de {name}. Comment puis-je vous aider aujourd’hui ?',
    '{name} offers {services}. Each card in the services section lists what is included.':
      '{name} propose les services suivants\u00a0: {services}. Chaque carte de la section Services détaille ce qui est inclus.',
    'As a guide: {prices}. After a short call you get a fixed quote, in writing.':
      'À titre indicatif\u00a0: {prices}. Après un court appel, vous recevez un devis ferme par écrit.',
    'Write to {email} or send a WhatsApp message to {phone}. You hear back within 24 hours.':
      'Écrivez à {email} ou envoyez un message WhatsApp au {phone}. Vous recevez une réponse sous 24 heures.',
    'What services do you offer?': 'Quels services proposez-vous ?',
    'How much does a project cost?': 'Combien coûte un projet ?',
    'How do we get started?': 'Comment démarrer un projet ?',
    'Book a free 30-minute consultation. The discovery call happens within 1 business day, and a written plan with a price follows.':
      'Réservez une consultation gratuite de 30 minutes. L’appel de découverte a lieu sous 1 jour ouvré, puis vous recevez un plan écrit avec un prix.',
    'Discovery & Planning': 'Découverte et planification',
    'A call about goals, users and limits. You get a written scope, a fixed price and a date.':
      'Un appel pour parler de vos objectifs, de vos utilisateurs et de vos contraintes. Vous recevez un périmètre écrit, un prix fixe et une date.',
    'Design & Architecture': 'Design et architecture',
    'Clickable screens and a technical plan, agreed before the first line of code is written.':
      'Des écrans cliquables et un plan technique, validés ensemble avant la première ligne de code.',
    'Development & Testing': 'Développement et tests',
    'Weekly demos on a private link. Every feature arrives with the tests that keep it working.':
      'Une démo chaque semaine sur un lien privé. Chaque fonctionnalité arrive avec les tests qui la protègent.',
    'Deployment & Support': 'Déploiement et support',
    'Launch, monitoring and a handover your team can follow. I stay within reach.':
      'Mise en ligne, surveillance et une passation claire pour votre équipe. Je reste joignable.',
    'One person, whole product': 'Une personne, tout le produit',
    'Database, interface and deployment in one pair of hands. Nothing falls through the cracks.':
      'Base de données, interface et déploiement entre les mêmes mains. Rien ne se perd en route.',
    'Fixed scope, fixed price': 'Périmètre fixe, prix fixe',
    'You know what it costs before it starts. Changes are quoted, never slipped in.':
      'Vous savez ce que cela coûte avant de commencer. Tout changement fait l’objet d’un devis\u00a0: rien n’est ajouté en douce.',
    'Progress you can click': 'Des progrès à portée de clic',
    'A private link from the first week, updated with every finished piece.':
      'Un lien privé dès la première semaine, mis à jour à chaque élément terminé.',
    'Plain language': 'Un langage clair',
    'Trade-offs explained without jargon, so that the decision stays yours.':
      'Les compromis sont expliqués sans jargon, pour que la décision reste la vôtre.',
    'Fast on a slow phone': 'Rapide, même sur un téléphone lent',
    'Measured on a mid-range device and a weak network, not on a developer’s desk.':
      'Mesuré sur un appareil de milieu de gamme et un réseau faible, pas sur la machine d’un développeur.',
    'Open to everyone': 'Ouvert à tous',
    'Keyboard, screen reader and six languages are part of the work, not an extra.':
      'Clavier, lecteur d’écran et six langues font partie du travail, sans supplément.',
    'Secure by habit': 'La sécurité par réflexe',
    'Least privilege, checked input and reviewed dependencies from the first commit.':
      'Moindre privilège, saisies contrôlées et dépendances vérifiées dès le premier commit.',
    'Yours to keep': 'Tout vous appartient',
    'Code, accounts and documentation are handed over. No lock-in, no hidden fees.':
      'Code, comptes et documentation vous sont remis. Vous restez libre, sans frais cachés.',
    '50+': '50+',
    'Projects delivered': 'Projets livrés',
    '98%': '98\u00a0%',
    'Client satisfaction': 'Satisfaction client',
    '15+': '15+',
    'Countries served': 'Pays couverts',
    '4.9/5': '4,9/5',
    'Average rating': 'Note moyenne',
    'Fast Delivery': 'Livraison rapide',
    '30% faster': '30\u00a0% plus rapide',
    '30% faster than industry standard, because one person decides and builds.':
      '30\u00a0% plus rapide que la norme du secteur, car une seule personne décide et développe.',
    'Quality Assurance': 'Assurance qualité',
    '6-month warranty': 'Garantie 6 mois',
    'Every project carries a 6-month warranty: what breaks is mended, free of charge.':
      'Chaque projet est garanti 6 mois\u00a0: ce qui casse est réparé gratuitement.',
    'Ongoing Support': 'Support continu',
    '24/7': '24 h/24, 7 j/7',
    '24/7 support for what runs in production, from someone who wrote it.':
      'Un support 24 h/24 et 7 j/7 pour tout ce qui tourne en production, assuré par celui qui l’a écrit.',
    'Operations Director': 'Directrice des opérations',
    'We went from phone orders to a platform that 120 restaurants rely on every evening. Hamza asked better questions in the first call than our last agency did in six months.':
      'Nous sommes passés des commandes par téléphone à une plateforme sur laquelle 120 restaurants comptent chaque soir. Dès le premier appel, Hamza a posé de meilleures questions que notre dernière agence en six mois.',
    'Food-ordering platform': 'Plateforme de commande de repas',
    'Head of Logistics': 'Responsable logistique',
    'The dashboard went live two weeks early and has not gone down since. When we had a question on a Sunday, there was an answer before lunch.':
      'Le tableau de bord a été mis en ligne avec deux semaines d’avance et n’est jamais tombé en panne depuis. Quand nous avons eu une question un dimanche, la réponse est arrivée avant midi.',
    'Realtime dashboard': 'Tableau de bord en temps réel',
    'Practice Manager': 'Responsable de cabinet',
    'Our patients get answers at once, and our team got its mornings back. What I value most: he told us plainly what the assistant should not do.':
      'Nos patients obtiennent une réponse immédiate et notre équipe a retrouvé ses matinées. Ce que j’apprécie le plus\u00a0: il nous a dit clairement ce que l’assistant ne devait pas faire.',
    Cloud: 'Cloud',
    DevOps: 'DevOps',
    'Hello, I’m': 'Bonjour, je suis',
    'One developer for the whole distance': 'Un seul développeur, de bout en bout',
    '< 2 hours': '< 2 heures',
    'What I work with, and how well': 'Mes outils, et à quel point je les maîtrise',
    'Honest levels: 95 means I would teach it, 75 means I have shipped with it.':
      'Des niveaux honnêtes\u00a0: à 95, je pourrais l’enseigner ; à 75, je l’ai déjà utilisé en production.',
    'Work that people use every day': 'Des projets utilisés chaque jour',
    'Pick what you need': 'Choisissez ce qu’il vous faut',
    'Choose one or several; the form below fills itself in.':
      'Un service ou plusieurs\u00a0: le formulaire ci-dessous se remplit tout seul.',
    'Start Your Project': 'Lancez votre projet',
    'A few lines are enough. You get an answer within 24 hours.':
      'Quelques lignes suffisent. Vous recevez une réponse sous 24 heures.',
    'Rather talk it through? The first {{minutes}} minutes are free.':
      'Vous préférez en parler de vive voix ? Les {{minutes}} premières minutes sont gratuites.',
    'Four steps, no surprises': 'Quatre étapes, aucune mauvaise surprise',
    'Eight principles I work by': 'Les huit principes qui guident mon travail',
    'Figures I can stand behind': 'Des chiffres dont je réponds',
    'Trusted by teams at': 'Ils me font confiance',
    'Results, with the numbers': 'Des résultats, chiffres à l’appui',
    'Notes from the work': 'Notes de terrain',
    'What I learn while building, written down while it is fresh.':
      'Ce que j’apprends au fil des projets, noté à chaud.',
    'What clients say': 'Ce que disent mes clients',
    'Tell me what you are building': 'Parlez-moi de votre projet',
    'A short note is enough to start. I read every message myself.':
      'Quelques mots suffisent pour commencer. Je lis moi-même chaque message.',
    'Available worldwide': 'Disponible dans le monde entier',
    'Within 24 hours': 'Sous 24 heures',
    'Accepting new clients for Q3 2025': 'J’accepte de nouveaux clients pour le 3e trimestre 2025',
    'Send a Message': 'Envoyer un message',
    'Schedule a Free Consultation': 'Planifier une consultation gratuite',
    '{{minutes}} minutes, no obligation. Tell me a little first, so that we can use them well.':
      '{{minutes}} minutes, sans engagement. Dites-m’en d’abord un peu plus, pour que nous en profitions au mieux.',
    Schedule: 'Rendez-vous',
    'Book a {{minutes}}-minute call': 'Réservez un appel de {{minutes}} minutes',
    'Web, mobile and AI products, built with care and kept running.':
      'Des produits web, mobiles et IA, conçus avec soin et suivis dans la durée.',
    'Have something in mind?': 'Une idée en tête ?',
    '© 2025 {{name}}. All rights reserved.': '© 2025 {{name}}. Tous droits réservés.',
    'Web Application\nMobile App\nE-commerce\nAI/ML Integration\nAPI Development\nCustom Software\nOther':
      'Application web\nApplication mobile\nE-commerce\nIntégration IA/ML\nDéveloppement d’API\nLogiciel sur mesure\nAutre',
    '$1,000 - $5,000\n$5,000 - $10,000\n$10,000 - $25,000\n$25,000 - $50,000\n$50,000+':
      '1 000 – 5 000\u00a0$\n5 000 – 10 000\u00a0$\n10 000 – 25 000\u00a0$\n25 000 – 50 000\u00a0$\n50 000\u00a0$ et plus',
    '1-2 weeks\n1 month\n2-3 months\n3-6 months\n6+ months':
      '1 à 2 semaines\n1 mois\n2 à 3 mois\n3 à 6 mois\n6 mois et plus',
    'Morning (9 AM - 12 PM)\nAfternoon (12 PM - 6 PM)\nEvening (6 PM - 9 PM)\nFlexible':
      'Matin (9 h – 12 h)\nAprès-midi (12 h – 18 h)\nSoirée (18 h – 21 h)\nIndifférent',
    'Full-Stack Developer\nMERN Stack Developer\nAI/ML Engineer\nMobile App Developer\nPython Developer':
      'Développeur full stack\nDéveloppeur MERN\nIngénieur IA/ML\nDéveloppeur mobile\nDéveloppeur Python',
    'Pick a day and a time.': 'Choisissez un jour et une heure.',
  },
  legal: {
    privacyTitle: 'Confidentialité',
    privacyUncounted:
      'Ce site ne dépose aucun cookie, ne compte pas ses visiteurs et ne charge rien auprès d’autres entreprises, hormis des images hébergées ailleurs.',
    privacyUncountedOnServer:
      'Ce site ne dépose un cookie que si vous choisissez une langue, ne compte pas ses visiteurs et ne charge rien auprès d’autres entreprises, hormis des images hébergées ailleurs.',
    privacyAnalytics:
      'Avec votre accord, ce site compte les visites avec {{tools}}, des services d’autres entreprises qui peuvent déposer des cookies. La question vous est d’abord posée\u00a0: rien n’est chargé avant votre accord, ni lorsque votre navigateur demande à ne pas être suivi. Votre réponse est conservée dans votre navigateur ; vous pouvez la changer ci-dessous à tout moment.',
    privacy: [
      'Ce que vous envoyez par un formulaire de ce site est conservé dans le stockage de votre propre navigateur, sur cet appareil. Rien n’est transmis à un serveur et personne d’autre ne peut le lire. Pour tout supprimer, effacez les données du site dans votre navigateur.',
      'Votre navigateur retient aussi votre choix de langue et de thème, pour la même raison et au même endroit. Les questions auxquelles l’assistant n’a pas su bien répondre y sont conservées aussi, sans nom ni adresse.',
      'Si vous préférez écrire un e-mail ou un message WhatsApp, le fournisseur que vous utilisez applique ses propres règles, et je conserve la conversation aussi longtemps que notre collaboration l’exige.',
      'Des questions ? Écrivez à {{email}}.',
    ],
    privacyOnServer: [
      'Ce que vous envoyez par un formulaire de ce site est enregistré sur mon serveur, avec la langue dans laquelle vous lisez et, pour un appel, votre fuseau horaire. Personne d’autre que moi ne le lit\u00a0: c’est pour vous répondre et pour notre collaboration. Confirmations, invitations et réponses vous parviennent par e-mail, via mon fournisseur de messagerie. Contre le spam, une trace illisible de votre adresse réseau est conservée pendant un jour. Écrivez à {{email}} pour recevoir ou faire supprimer ce que j’ai à votre sujet. Les sauvegardes contiennent encore ce qui a été supprimé pendant 14 jours au plus.',
      'Sans connexion, votre demande attend dans le stockage de votre propre navigateur jusqu’à ce qu’elle puisse partir. Votre choix de langue et de thème y est retenu aussi. Si vous choisissez une langue, un cookie nommé « language » l’indique à mon serveur pendant un an, pour que vous receviez les bonnes pages. Les questions auxquelles l’assistant n’a pas su bien répondre sont conservées sur mon serveur, sans votre nom ni votre adresse, pour que je puisse améliorer ses réponses.',
    ],
    privacyKept: 'Ce que vous envoyez est conservé {{time}}, puis supprimé automatiquement.',
    consentTitle: 'Statistiques de visite',
    consentText:
      'Ce site peut-il compter votre visite avec {{tools}} ? Rien n’est chargé avant votre accord.',
    consentAnswers: { agreed: 'Accepter', declined: 'Refuser' },
    consentBlocked: 'Votre navigateur demande à ne pas être suivi\u00a0: rien n’est donc compté.',
    termsTitle: 'Conditions',
    terms: [
      'Les textes et les chiffres de ce site décrivent mon travail et ne constituent pas une offre contractuelle. Les prix sont des points de départ ; vous recevez un devis ferme par écrit avant de devoir quoi que ce soit.',
      'Une demande ou une réservation faite ici est gratuite et peut être annulée à tout moment par un court message à {{email}}.',
      'Les noms et les marques des entreprises et des produits appartiennent à leurs propriétaires. Vous êtes libre de citer de courts passages en ajoutant un lien vers cette page.',
      'Les liens mènent à des pages que je ne gère pas. Je les ai vérifiés en les ajoutant et ne suis pas responsable de ce qui y change par la suite.',
    ],
    sitemapTitle: 'Plan du site',
    sitemapSections: 'Sur cette page',
    sitemapPosts: 'Articles',
  },
};
