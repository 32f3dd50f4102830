import { instructors } from './instructors.js'
import type { SampleCourse } from './SampleCourse.js'

export const comprendreLeReglementIa: SampleCourse = {
  slug: 'comprendre-le-reglement-ia',
  title: 'Comprendre le règlement européen sur l’IA',
  summary:
    'Cinq heures en français pour situer votre organisation : rôles, niveaux de risque, calendrier modifié par l’omnibus numérique et premières mesures à prendre. Exemples du secteur public et de l’assurance.',
  level: 'foundation',
  format: 'online',
  topics: ['eu ai act', 'governance', 'literacy'],
  language: 'fr',
  durationHours: 5,
  price: { amount: 39000, currency: 'EUR' },
  instructors: [instructors.rousselet],
  sessions: [
    { startsInDays: 28, days: 1, mode: 'online', seats: 40 },
    { startsInDays: 84, days: 1, mode: 'online', seats: 40 },
  ],
  outcomes: [
    'Déterminer si un outil est un système d’IA au sens de l’article 3',
    'Distinguer fournisseur, déployeur, importateur et distributeur',
    'Classer un système et consigner le raisonnement',
    'Lire le calendrier tel que modifié en juillet 2026',
    'Établir une liste de dix actions pour les six prochains mois',
  ],
  syllabus: [
    {
      title: 'Champ d’application',
      lessons: [
        { slug: 'systeme-ou-logiciel', title: 'Système d’IA ou simple logiciel ?', minutes: 35 },
        { slug: 'les-roles', title: 'Les rôles dans la chaîne de valeur', minutes: 40 },
      ],
    },
    {
      title: 'Niveaux de risque',
      lessons: [
        { slug: 'pratiques-interdites', title: 'Les pratiques interdites', minutes: 30 },
        { slug: 'haut-risque', title: 'Haut risque : lire l’annexe III', minutes: 45 },
        { slug: 'transparence', title: 'Transparence : l’article 50', minutes: 30 },
      ],
    },
    {
      title: 'Passer à l’action',
      lessons: [
        { slug: 'calendrier-modifie', title: 'Le calendrier modifié', minutes: 25 },
        { slug: 'maitrise-de-l-ia', title: 'La maîtrise de l’IA (article 4)', minutes: 25 },
        { slug: 'dix-actions', title: 'Dix actions pour six mois', minutes: 45 },
      ],
    },
  ],
  certificate: true,
  bodyMarkdown: `
## À qui s’adresse ce cours

Aux juristes, responsables conformité, délégués à la protection des données et chefs de projet qui
doivent comprendre le règlement (UE) 2024/1689 sans le lire seuls. Aucune connaissance technique
n’est demandée.

## Ce que l’omnibus numérique a changé

Le règlement (UE) 2026/1744, en vigueur depuis le 27 juillet 2026, a reporté les obligations
relatives aux systèmes à haut risque :

- **2 décembre 2027** pour les systèmes de l’annexe III ;
- **2 août 2028** pour l’IA intégrée aux produits de l’annexe I.

Il n’a pas reporté l’article 50 : depuis le 2 août 2026, toute personne doit savoir qu’elle
s’adresse à un système d’IA. Deux nouvelles interdictions s’appliquent à partir du 2 décembre 2026.

## Déroulement

1. Le matin, le texte : définitions, rôles, niveaux de risque.
2. L’après-midi, la pratique : quatre systèmes à classer, d’un outil de tri de candidatures à un
   assistant de service client.

## Ce que vous emportez

- Une grille de classement commentée
- Un calendrier d’une page
- Votre liste de dix actions, relue par la formatrice

Le support est en français. Les textes officiels sont cités dans leur version française.
`,
}
