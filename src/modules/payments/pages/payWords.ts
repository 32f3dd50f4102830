import type { TypedLocale } from 'payload'

export type PayWords = {
  payTo: (payee: string) => string
  amount: string
  chooseAmount: string
  amountHelp: (least: string, most: string) => string
  name: string
  email: string
  emailHelp: (isCourse: boolean) => string
  button: string
  going: string
  goingHelp: string
  next: (payee: string) => string
  faults: string
  amountFault: (least: string, most: string) => string
  emailFault: string
  nameFault: string
  back: string
  home: string
  closed: { title: string; text: string }
  noGateway: { title: string; text: string }
  failed: { title: string; text: string }
  settled: { title: string; text: string; look: string }
}

/** The texts of the pages on the way to the gateway, in every language of the site. */
export const payWords: Record<TypedLocale, PayWords> = {
  en: {
    payTo: (payee) => `You pay ${payee}`,
    amount: 'Amount',
    chooseAmount: 'Amount you want to pay',
    amountHelp: (least, most) => `From ${least} to ${most}.`,
    name: 'Your name (optional)',
    email: 'Your e-mail address',
    emailHelp: (isCourse) =>
      isCourse
        ? 'You sign in to the course with it, and the receipt goes there.'
        : 'The receipt goes there. Leave it empty if you want none.',
    button: 'Continue to the payment page',
    going: 'You are being taken to the payment page.',
    goingHelp: 'If nothing happens, use the button.',
    next: (payee) =>
      `Next comes the secure page of our payment provider. Card details are entered there; ${payee} never sees them. Afterwards you come back here.`,
    faults: 'Please check these fields',
    amountFault: (least, most) => `Enter an amount from ${least} to ${most}, such as 25.00.`,
    emailFault: 'Enter an e-mail address, as in name@company.example.',
    nameFault: 'Enter at most 60 characters.',
    back: 'Go back to the payment',
    home: 'Go to the start page',
    closed: {
      title: 'This payment link cannot be used',
      text: 'The address may be mistyped, or the time to pay by it has not begun or is over. You have not been charged.',
    },
    noGateway: {
      title: 'Payments are not possible right now',
      text: 'Nothing was charged. Try again later, or write to us.',
    },
    failed: {
      title: 'The payment could not be started',
      text: 'Nothing was charged. Go back and try again.',
    },
    settled: {
      title: 'This order needs no further payment',
      text: 'You have sent this form before. Nothing more was charged.',
      look: 'See the order',
    },
  },
  fr: {
    payTo: (payee) => `Vous payez ${payee}`,
    amount: 'Montant',
    chooseAmount: 'Montant que vous souhaitez payer',
    amountHelp: (least, most) => `De ${least} à ${most}.`,
    name: 'Votre nom (facultatif)',
    email: 'Votre adresse e-mail',
    emailHelp: (isCourse) =>
      isCourse
        ? 'Elle vous sert à vous connecter à la formation et à recevoir le reçu.'
        : 'Le reçu y est envoyé. Laissez ce champ vide si vous n’en voulez pas.',
    button: 'Continuer vers la page de paiement',
    going: 'Vous êtes dirigé vers la page de paiement.',
    goingHelp: 'Si rien ne se passe, utilisez le bouton.',
    next: (payee) =>
      `La page sécurisée de notre prestataire de paiement vient ensuite. Les données de carte y sont saisies ; ${payee} ne les voit jamais. Vous revenez ici après.`,
    faults: 'Veuillez vérifier ces champs',
    amountFault: (least, most) => `Saisissez un montant de ${least} à ${most}, par exemple 25,00.`,
    emailFault: 'Saisissez une adresse e-mail, comme nom@societe.example.',
    nameFault: 'Saisissez au plus 60 caractères.',
    back: 'Revenir au paiement',
    home: 'Aller à la page d’accueil',
    closed: {
      title: 'Ce lien de paiement n’est pas utilisable',
      text: 'L’adresse est peut-être mal saisie, ou le paiement n’est pas encore ouvert ou ne l’est plus. Rien n’a été débité.',
    },
    noGateway: {
      title: 'Le paiement n’est pas possible pour le moment',
      text: 'Rien n’a été débité. Réessayez plus tard ou écrivez-nous.',
    },
    failed: {
      title: 'Le paiement n’a pas pu commencer',
      text: 'Rien n’a été débité. Revenez en arrière et réessayez.',
    },
    settled: {
      title: 'Cette commande n’attend plus de paiement',
      text: 'Vous avez déjà envoyé ce formulaire. Rien de plus n’a été débité.',
      look: 'Voir la commande',
    },
  },
  ar: {
    payTo: (payee) => `تدفع إلى ${payee}`,
    amount: 'المبلغ',
    chooseAmount: 'المبلغ الذي تريد دفعه',
    amountHelp: (least, most) => `من ${least} إلى ${most}.`,
    name: 'اسمك (اختياري)',
    email: 'عنوان بريدك الإلكتروني',
    emailHelp: (isCourse) =>
      isCourse
        ? 'تسجّل به الدخول إلى الدورة، ويُرسل إليه الإيصال.'
        : 'يُرسل إليه الإيصال. اتركه فارغًا إن لم ترده.',
    button: 'المتابعة إلى صفحة الدفع',
    going: 'يجري نقلك إلى صفحة الدفع.',
    goingHelp: 'إذا لم يحدث شيء فاستخدم الزر.',
    next: (payee) =>
      `تأتي بعد ذلك الصفحة الآمنة لمزوّد الدفع. تُدخل بيانات البطاقة هناك ولا تراها ${payee} أبدًا، ثم تعود إلى هنا.`,
    faults: 'يُرجى مراجعة هذه الحقول',
    amountFault: (least, most) => `أدخل مبلغًا من ${least} إلى ${most}، مثل 25.00.`,
    emailFault: 'أدخل عنوان بريد إلكتروني، مثل name@company.example.',
    nameFault: 'أدخل 60 حرفًا على الأكثر.',
    back: 'العودة إلى الدفع',
    home: 'الذهاب إلى الصفحة الرئيسية',
    closed: {
      title: 'لا يمكن استخدام رابط الدفع هذا',
      text: 'قد يكون العنوان خاطئًا، أو لم يُفتح الدفع بعد، أو لم يعد مفتوحًا. لم يُخصم منك شيء.',
    },
    noGateway: {
      title: 'الدفع غير ممكن الآن',
      text: 'لم يُخصم شيء. حاول لاحقًا أو راسلنا.',
    },
    failed: {
      title: 'تعذّر بدء الدفع',
      text: 'لم يُخصم شيء. عُد وحاول مرة أخرى.',
    },
    settled: {
      title: 'لا يحتاج هذا الطلب إلى دفع آخر',
      text: 'لقد أرسلت هذا النموذج من قبل. لم يُخصم شيء إضافي.',
      look: 'عرض الطلب',
    },
  },
}
