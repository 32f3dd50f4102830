import { plural } from '../../_words/plural.js'
import type { FormWords } from './en.js'

const seconds = (number: number) =>
  plural('fr', number, { one: `${number} seconde`, other: `${number} secondes` })

/** The texts of the forms in French. */
export const fr: FormWords = {
  error: 'Erreur',
  summary: 'Il y a un problème',
  nothingLost: 'Rien de ce que vous avez saisi n’est perdu.',
  optional: 'facultatif',
  choose: 'Choisissez',
  next: 'Continuer',
  codeComes:
    'Nous enverrons ensuite un code à votre adresse, pour vérifier qu’elle est à vous. Vous le saisissez, et c’est fait.',
  consent: (brand) => `${brand} peut m’envoyer des nouvelles par e-mail`,
  consentHelp: 'Vous pouvez changer d’avis à tout moment, par un lien dans notre message.',
  policy: 'Politique de confidentialité',
  trap: 'Laissez ce champ vide',
  fields: {
    name: { label: 'Votre nom', missing: 'Saisissez votre nom' },
    email: { label: 'Adresse e-mail', missing: 'Saisissez votre adresse e-mail' },
    workEmail: {
      label: 'Adresse e-mail professionnelle',
      help: 'Une adresse de votre entreprise, pas celle d’une messagerie gratuite.',
      missing: 'Saisissez votre adresse e-mail professionnelle',
    },
    company: { label: 'Entreprise', missing: 'Saisissez le nom de votre entreprise' },
    jobTitle: { label: 'Fonction' },
    phone: {
      label: 'Numéro de téléphone',
      help: 'Avec l’indicatif du pays, par exemple +33 1 99 00 12 34.',
      wrong: 'Saisissez un numéro avec l’indicatif du pays, par exemple +33 1 99 00 12 34',
    },
    country: { label: 'Pays', wrong: 'Choisissez un pays de la liste' },
    companySize: { label: 'Taille de l’entreprise' },
    preferredTime: {
      label: 'Quand cela vous conviendrait',
      help: 'Par exemple le matin, ou après le 10 mai.',
    },
    message: {
      label: 'Que souhaitez-vous voir ?',
      help: 'Ce qui vous intéresse, ou ce que vous voulez résoudre.',
    },
    subject: { label: 'Objet', missing: 'Saisissez un objet' },
    letter: { label: 'Message', missing: 'Saisissez un message' },
    question: {
      label: 'Votre question',
      help: 'Laissez ce champ vide pour recevoir les détails de la formation.',
    },
    startPreference: { label: 'Quand souhaitez-vous commencer ?' },
    brochure: {
      label: 'Brochure',
      missing: 'Choisissez une brochure',
      wrong: 'Choisissez une brochure',
    },
    seats: {
      label: 'Nombre de postes',
      help: 'Les personnes qui utiliseraient la plateforme, de 1 à 100 000.',
      missing: 'Saisissez le nombre de postes',
      wrong: 'Saisissez un nombre de postes de 1 à 100 000',
    },
    years: {
      label: 'Nombre d’années',
      help: 'La durée à comparer, de 1 à 10 ans.',
      missing: 'Saisissez le nombre d’années',
      wrong: 'Saisissez un nombre d’années de 1 à 10',
    },
    currency: {
      label: 'Monnaie',
      missing: 'Choisissez une monnaie',
      wrong: 'Choisissez une monnaie',
    },
    currentCostPerSeat: {
      label: 'Ce qu’un poste vous coûte aujourd’hui, par an',
      help: 'Dans la monnaie ci-dessus, par exemple 120 ou 99,50.',
      missing: 'Saisissez ce qu’un poste vous coûte aujourd’hui',
      wrong: 'Saisissez un montant, par exemple 120 ou 99,50',
    },
    adminHoursPerMonth: {
      label: 'Heures d’administration par mois',
      help: 'Ce que vos équipes y consacrent aujourd’hui.',
      wrong: 'Saisissez un nombre d’heures de 0 à 10 000',
    },
  },
  faults: {
    unusable: (label) => `${label} : cette saisie n’est pas utilisable, corrigez-la`,
    tooLong: (label, max) => `${label} : ${max} caractères au plus`,
    workEmail:
      'Saisissez une adresse de votre entreprise, pas celle d’une messagerie gratuite ou jetable',
    email: 'Saisissez une adresse e-mail, par exemple nom@entreprise.example',
    outdated: (part) =>
      `Une partie de ce formulaire n’est plus à jour (${part}). Envoyez-le encore une fois, ou rouvrez-le.`,
    code: 'Ce code n’est pas valable. Vérifiez-le dans le message le plus récent, ou demandez un autre code.',
    codeMissing: 'Saisissez les six chiffres du message',
    locked: 'Ce code a été saisi trop souvent de façon erronée. Demandez un autre code.',
    wait: (time) => `C’était trop souvent. Réessayez dans ${time}.`,
    resendWait: (time) =>
      `Un autre code pourra être envoyé dans ${time}. Le premier est peut-être encore en route.`,
    noMail: 'Nous ne pouvons pas envoyer de message en ce moment. Réessayez dans quelques minutes.',
    noEstimate:
      'L’estimation n’est pas disponible en ce moment. Réessayez plus tard, ou écrivez-nous.',
    failed:
      'Une erreur s’est produite de notre côté, et rien n’a été enregistré. Envoyez encore une fois.',
  },
  code: {
    title: 'Saisissez le code',
    sent: 'Nous avons envoyé un message avec un code de six chiffres à',
    valid: 'Le code est valable 10 minutes.',
    label: 'Code',
    help: 'Six chiffres. Les espaces et les tirets ne comptent pas.',
    confirm: 'Confirmer',
    none: 'Pas de message ?',
    noneHelp: 'Cela peut prendre une minute. Regardez aussi parmi les indésirables.',
    resend: 'Envoyer un autre code',
    resendIn: 'Un autre code pourra être envoyé dans',
    seconds,
    change: 'Modifier votre saisie',
    changeHelp: 'Une adresse erronée ? Vous pouvez la modifier, le reste est conservé.',
    mailbox: 'Ceci est la démo : le message est dans sa boîte aux lettres',
    newTab: '(s’ouvre dans un nouvel onglet)',
    stillGood: 'Le code envoyé auparavant est toujours valable. Saisissez-le ici.',
  },
  done: {
    reference: 'Votre référence',
    receipt: (email) => `Nous avons envoyé un accusé de réception à ${email}.`,
    again: 'Aller à l’accueil',
  },
  demo: {
    title: 'Demander une démonstration',
    lead: 'Nous vous montrons la plateforme à partir de vos propres questions, en 40 minutes environ.',
    done: 'Votre demande de démonstration est arrivée',
    next: 'Un collègue vous écrira pour convenir d’une date, en général sous un jour ouvré.',
    sizes: ['1 à 9', '10 à 49', '50 à 249', '250 à 999', '1 000 ou plus'],
  },
  contact: {
    title: 'Nous écrire',
    lead: 'Demandez ce que vous voulez savoir. Une personne vous répond.',
    done: 'Votre message est arrivé',
    next: 'Un collègue y répondra, en général sous un jour ouvré.',
  },
  inquiry: {
    title: 'Poser une question sur cette formation',
    titleOf: (course) => `Une question sur « ${course} »`,
    lead: 'Dates, prix, une session pour votre équipe : demandez ce que vous voulez savoir.',
    done: 'Votre question est arrivée',
    next: 'Un collègue vous écrira, en général sous un jour ouvré.',
  },
  brochures: {
    title: 'Obtenir une brochure',
    lead: 'Confirmez votre adresse, puis téléchargez le fichier.',
    done: 'Votre brochure est prête',
    download: (title) => `Télécharger « ${title} » (PDF)`,
    until: (time) => `Le lien fonctionne jusqu’au ${time}. Il figure aussi dans notre e-mail.`,
    none: 'Pas encore de brochure',
    noneHelp: 'Les brochures apparaissent ici dès qu’elles sont publiées.',
  },
  tco: {
    title: 'Estimer vos coûts',
    lead: 'Ce que notre plateforme coûterait au fil des ans, à côté de ce que vous payez aujourd’hui.',
    cheaper: (amount, years) => `Vous économiseriez ${amount} en ${years}`,
    dearer: (amount, years) => `Vous paieriez ${amount} de plus en ${years}`,
    same: (years) => `Vous paieriez autant en ${years}`,
    caption: 'Coûts par poste de dépense',
    item: 'Poste de dépense',
    amount: (currency) => `Montant (${currency})`,
    total: 'Avec notre plateforme',
    today: 'Comme aujourd’hui',
    saved: 'Économie',
    extra: 'De plus qu’aujourd’hui',
    assumptions: 'Hypothèses de ce calcul',
    none: 'L’estimation n’est pas disponible',
    noneHelp: 'L’estimation apparaît ici dès que ses chiffres sont saisis.',
  },
}
