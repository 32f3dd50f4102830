import type { LearnWords } from './en.js'

/** The texts of learner pages, certificates and withdrawn consents in French. */
export const fr: LearnWords = {
  signIn: {
    title: 'Accéder à vos formations',
    lead: 'Sans mot de passe : nous envoyons un code à votre adresse. La première fois crée votre compte.',
  },
  courses: {
    title: 'Mes formations',
    signedInAs: 'Connecté en tant que',
    signOut: 'Se déconnecter',
    signOutEverywhere: 'Se déconnecter de tous les appareils',
    none: 'Pas encore de formation',
    noneHelp:
      'Choisissez une formation du catalogue. Les gratuites commencent aussitôt ; les payantes apparaissent ici une fois payées.',
    seeAll: 'Voir toutes les formations',
    progress: (percent) => `${percent} % terminés`,
    completed: 'Terminée',
    lessons: 'Leçons',
    isDone: 'Faite',
    markDone: 'Marquer comme faite',
    certificate: 'Voir votre certificat',
    name: 'Votre nom sur les certificats',
    nameHelp: 'Un certificat garde le nom sous lequel il a été délivré.',
    nameWrong: 'Saisissez un nom de 120 caractères au plus',
    save: 'Enregistrer le nom',
    enrolled: (course) => `Vous êtes inscrit à « ${course} ».`,
    gone: 'Cette formation n’est plus ouverte. Rien n’a été modifié.',
    failed: 'Cela n’a pas été possible, et rien n’a été modifié. Réessayez.',
    unpaid:
      'Cette formation doit d’abord être payée, et ne peut pas encore l’être en ligne. Écrivez-nous.',
    tooOften: 'C’était trop souvent. Attendez une minute, puis réessayez.',
  },
  enrol: {
    free: 'Participer gratuitement',
    help: 'Vous vous connectez avec un code envoyé à votre adresse, et commencez aussitôt.',
  },
  certificate: {
    title: 'Certificat',
    says: 'Il est certifié que',
    nobody: 'le titulaire de ce certificat',
    did: 'a suivi la formation',
    issued: (date) => `Délivré le ${date}`,
    by: (issuer) => `par ${issuer}`,
    number: 'Numéro',
    check: 'Chacun peut le vérifier à cette adresse :',
    print: 'Imprimez cette page, ou enregistrez-la en PDF, pour la conserver.',
  },
  withdraw: {
    title: 'Retirer votre consentement',
    lead: 'Nous ne vous enverrons plus de nouvelles. Nous répondrons toujours à vos demandes.',
    button: 'Retirer mon consentement',
    done: 'Votre consentement est retiré',
    doneText: 'Nous ne vous enverrons plus de nouvelles.',
    failed: 'Cela n’a pas été possible. Attendez une minute, puis appuyez de nouveau.',
  },
}
