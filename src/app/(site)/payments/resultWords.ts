import type { TypedLocale } from 'payload'

type State = { title: string; text: string; next: string }

type ResultWords = {
  order: string
  amount: string
  documents: Record<'invoice' | 'credit_note', string>
  state: string
  again: string
  look: string
  start: string
  waiting: string
  keptWaiting: string
  unknown: State
  states: Record<
    | 'paid'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'expired'
    | 'review'
    | 'partially_refunded'
    | 'refunded'
    | 'disputed',
    State & { word: string }
  >
}

const en: ResultWords = {
  order: 'Order number',
  amount: 'Amount',
  documents: { invoice: 'Invoice', credit_note: 'Credit note' },
  state: 'State',
  again: 'Pay again',
  look: 'Look again',
  start: 'Go to the start page',
  waiting: 'This page looks again by itself. You do not have to do anything.',
  keptWaiting:
    'The bank is taking longer than usual. We keep asking. You may close this page: as soon as the payment has arrived, the receipt is sent to the e-mail address you gave. Please do not pay a second time.',
  unknown: {
    title: 'We are waiting for word of your payment',
    text: 'This browser does not know which order you come from, so its state cannot be shown here.',
    next: 'If you have paid and gave an e-mail address, the receipt comes by mail. Please do not pay a second time.',
  },
  states: {
    paid: {
      word: '✓ Paid',
      title: 'Your payment has arrived',
      text: 'Thank you.',
      next: 'If you gave an e-mail address, the receipt is on its way. For a course you can sign in with that address now.',
    },
    pending: {
      word: '… Being confirmed',
      title: 'Your payment is being confirmed',
      text: 'The bank has not told us yet how it ended.',
      next: '',
    },
    failed: {
      word: '✕ Failed',
      title: 'The payment did not go through',
      text: 'The bank declined it. You have not been charged for this order.',
      next: 'You can try again, with the same or another way to pay.',
    },
    cancelled: {
      word: '✕ Cancelled',
      title: 'The payment was cancelled',
      text: 'You left the payment page before it was done. You have not been charged for this order.',
      next: 'You can pay again whenever you like.',
    },
    expired: {
      word: '✕ Expired',
      title: 'The payment was not completed in time',
      text: 'The payment page closed before it was done. Should money arrive after all, it counts for this order.',
      next: 'You can pay again whenever you like.',
    },
    review: {
      word: '… Being checked',
      title: 'Your payment is being checked by a person',
      text: 'Something about it has to be looked at. Nothing is lost.',
      next: 'We write to the e-mail address you gave. Please do not pay a second time.',
    },
    partially_refunded: {
      word: '↩ Refunded in part',
      title: 'A part of your payment was refunded',
      text: 'The bank needs some days to show it on your account.',
      next: 'The rest of the order stands as it is.',
    },
    refunded: {
      word: '↩ Refunded',
      title: 'Your payment was refunded',
      text: 'The bank needs some days to show it on your account.',
      next: 'There is nothing more to do.',
    },
    disputed: {
      word: '… Disputed',
      title: 'This payment is disputed',
      text: 'Your bank has asked for it back. We are in touch with the bank.',
      next: 'We write to the e-mail address you gave.',
    },
  },
}

const fr: ResultWords = {
  order: 'Numéro de commande',
  amount: 'Montant',
  documents: { invoice: 'Facture', credit_note: 'Avoir' },
  state: 'État',
  again: 'Payer à nouveau',
  look: 'Vérifier à nouveau',
  start: 'Aller à la page d’accueil',
  waiting: 'Cette page vérifie d’elle-même. Vous n’avez rien à faire.',
  keptWaiting:
    'La banque met plus de temps que d’habitude. Nous continuons à l’interroger. Vous pouvez fermer cette page : dès l’arrivée du paiement, le reçu est envoyé à l’adresse e-mail indiquée. Merci de ne pas payer une deuxième fois.',
  unknown: {
    title: 'Nous attendons des nouvelles de votre paiement',
    text: 'Ce navigateur ne sait pas de quelle commande vous venez ; son état ne peut pas être affiché ici.',
    next: 'Si vous avez payé et indiqué une adresse e-mail, le reçu vous parvient par e-mail. Merci de ne pas payer une deuxième fois.',
  },
  states: {
    paid: {
      word: '✓ Payée',
      title: 'Votre paiement est arrivé',
      text: 'Merci.',
      next: 'Si vous avez indiqué une adresse e-mail, le reçu est en route. Pour une formation, vous pouvez déjà vous connecter avec cette adresse.',
    },
    pending: {
      word: '… En cours de confirmation',
      title: 'Votre paiement est en cours de confirmation',
      text: 'La banque ne nous a pas encore dit comment il s’est terminé.',
      next: '',
    },
    failed: {
      word: '✕ Échouée',
      title: 'Le paiement n’a pas abouti',
      text: 'La banque l’a refusé. Rien n’a été débité pour cette commande.',
      next: 'Vous pouvez réessayer, avec le même moyen de paiement ou un autre.',
    },
    cancelled: {
      word: '✕ Annulée',
      title: 'Le paiement a été annulé',
      text: 'Vous avez quitté la page de paiement avant la fin. Rien n’a été débité pour cette commande.',
      next: 'Vous pouvez payer à nouveau quand vous voulez.',
    },
    expired: {
      word: '✕ Expirée',
      title: 'Le paiement n’a pas été terminé à temps',
      text: 'La page de paiement s’est fermée avant la fin. Si de l’argent arrive malgré tout, il compte pour cette commande.',
      next: 'Vous pouvez payer à nouveau quand vous voulez.',
    },
    review: {
      word: '… En vérification',
      title: 'Votre paiement est vérifié par une personne',
      text: 'Un point doit être examiné. Rien n’est perdu.',
      next: 'Nous écrivons à l’adresse e-mail indiquée. Merci de ne pas payer une deuxième fois.',
    },
    partially_refunded: {
      word: '↩ Remboursée en partie',
      title: 'Une partie de votre paiement a été remboursée',
      text: 'La banque a besoin de quelques jours pour l’afficher sur votre compte.',
      next: 'Le reste de la commande est inchangé.',
    },
    refunded: {
      word: '↩ Remboursée',
      title: 'Votre paiement a été remboursé',
      text: 'La banque a besoin de quelques jours pour l’afficher sur votre compte.',
      next: 'Il n’y a plus rien à faire.',
    },
    disputed: {
      word: '… Contestée',
      title: 'Ce paiement est contesté',
      text: 'Votre banque l’a réclamé. Nous sommes en contact avec elle.',
      next: 'Nous écrivons à l’adresse e-mail indiquée.',
    },
  },
}

const ar: ResultWords = {
  order: 'رقم الطلب',
  amount: 'المبلغ',
  documents: { invoice: 'الفاتورة', credit_note: 'الإشعار الدائن' },
  state: 'الحالة',
  again: 'الدفع من جديد',
  look: 'التحقق من جديد',
  start: 'الذهاب إلى الصفحة الرئيسية',
  waiting: 'تتحقق هذه الصفحة من تلقاء نفسها. ليس عليك فعل شيء.',
  keptWaiting:
    'يستغرق المصرف وقتًا أطول من المعتاد، ونواصل سؤاله. يمكنك إغلاق هذه الصفحة: فور وصول الدفعة يُرسل الإيصال إلى عنوان البريد الذي أعطيته. يُرجى عدم الدفع مرة ثانية.',
  unknown: {
    title: 'ننتظر خبرًا عن دفعتك',
    text: 'لا يعرف هذا المتصفح الطلب الذي جئت منه، فلا يمكن عرض حالته هنا.',
    next: 'إذا دفعت وأعطيت عنوان بريد فسيصلك الإيصال. يُرجى عدم الدفع مرة ثانية.',
  },
  states: {
    paid: {
      word: '✓ مدفوع',
      title: 'وصلت دفعتك',
      text: 'شكرًا لك.',
      next: 'إذا أعطيت عنوان بريد فالإيصال في طريقه إليك. إن كان الدفع لدورة فيمكنك تسجيل الدخول بذلك العنوان الآن.',
    },
    pending: {
      word: '… قيد التأكيد',
      title: 'يجري تأكيد دفعتك',
      text: 'لم يخبرنا المصرف بعد كيف انتهت.',
      next: '',
    },
    failed: {
      word: '✕ فشل',
      title: 'لم تنجح الدفعة',
      text: 'رفضها المصرف. لم يُخصم منك شيء لهذا الطلب.',
      next: 'يمكنك المحاولة من جديد بالوسيلة نفسها أو بغيرها.',
    },
    cancelled: {
      word: '✕ أُلغي',
      title: 'أُلغيت الدفعة',
      text: 'غادرت صفحة الدفع قبل إتمامها. لم يُخصم منك شيء لهذا الطلب.',
      next: 'يمكنك الدفع من جديد متى شئت.',
    },
    expired: {
      word: '✕ انتهت المهلة',
      title: 'لم تكتمل الدفعة في الوقت المحدد',
      text: 'أُغلقت صفحة الدفع قبل إتمامها. إن وصل المال رغم ذلك فسيُحسب لهذا الطلب.',
      next: 'يمكنك الدفع من جديد متى شئت.',
    },
    review: {
      word: '… قيد المراجعة',
      title: 'يراجع شخص دفعتك',
      text: 'فيها أمر يجب النظر فيه. لم يضع شيء.',
      next: 'سنكتب إلى عنوان البريد الذي أعطيته. يُرجى عدم الدفع مرة ثانية.',
    },
    partially_refunded: {
      word: '↩ أُعيد جزء منه',
      title: 'أُعيد جزء من دفعتك',
      text: 'يحتاج المصرف إلى بضعة أيام ليظهر في حسابك.',
      next: 'يبقى باقي الطلب كما هو.',
    },
    refunded: {
      word: '↩ أُعيد المبلغ',
      title: 'أُعيدت دفعتك',
      text: 'يحتاج المصرف إلى بضعة أيام ليظهر في حسابك.',
      next: 'ليس عليك فعل شيء آخر.',
    },
    disputed: {
      word: '… متنازع عليه',
      title: 'هذه الدفعة متنازع عليها',
      text: 'طلب مصرفك استعادتها، ونحن على تواصل معه.',
      next: 'سنكتب إلى عنوان البريد الذي أعطيته.',
    },
  },
}

/** The texts of the page after a payment, in every language of the site. */
export const resultWords: Record<TypedLocale, ResultWords> = { en, fr, ar }
