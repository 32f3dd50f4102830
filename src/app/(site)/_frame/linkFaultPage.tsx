import type { TypedLocale } from 'payload'

import { Fault } from './Fault.js'
import type { Site } from '../Site.js'
import type { SitePage } from './SitePage.js'

type Words = { title: string; text: string; step: string }

/** The kinds of links that we mail to people, and what can be wrong with them. */
type LinkFault =
  'brochureExpired' | 'brochureForeign' | 'consent' | 'order' | 'certificate' | 'password'

/** The texts of these pages: what happened, whether anything is lost, and what to do next. */
const linkFaultWords: Record<TypedLocale, Record<LinkFault, Words>> = {
  en: {
    brochureExpired: {
      title: 'This link has expired',
      text: 'Links to brochures work for 30 days. Nothing is lost: confirm your e-mail address again, and you get a new link at once.',
      step: 'Get a new link',
    },
    brochureForeign: {
      title: 'This link does not lead to a brochure',
      text: 'It may have been cut off when it was copied, or the brochure was withdrawn. Nothing is lost: confirm your e-mail address again, and you get a new link at once.',
      step: 'Get a new link',
    },
    consent: {
      title: 'This link is not complete',
      text: 'It may have been cut off when it was copied. Nothing was changed. Open the whole link from our mail once more, or write to us and we do it for you.',
      step: 'Write to us',
    },
    order: {
      title: 'This link does not open an order',
      text: 'It may have been cut off when it was copied. The order and your payment stand as they are. Open the whole link from your receipt once more, or write to us.',
      step: 'Write to us',
    },
    certificate: {
      title: 'There is no such certificate',
      text: 'No certificate was issued by this number, or it was withdrawn. Compare the number with the certificate, character by character, or ask us to check it.',
      step: 'Ask us to check',
    },
    password: {
      title: 'This link no longer works',
      text: 'A link to set a new password works once, within an hour. Your password is what it was before. Ask for a new link with the address of your account.',
      step: 'Ask for a new link',
    },
  },
  fr: {
    brochureExpired: {
      title: 'Ce lien a expiré',
      text: 'Les liens vers les brochures fonctionnent 30 jours. Rien n’est perdu\u00a0: confirmez à nouveau votre adresse e-mail et vous recevez aussitôt un nouveau lien.',
      step: 'Obtenir un nouveau lien',
    },
    brochureForeign: {
      title: 'Ce lien ne mène à aucune brochure',
      text: 'Il a peut-être été tronqué lors de la copie, ou la brochure a été retirée. Rien n’est perdu\u00a0: confirmez à nouveau votre adresse e-mail et vous recevez aussitôt un nouveau lien.',
      step: 'Obtenir un nouveau lien',
    },
    consent: {
      title: 'Ce lien est incomplet',
      text: 'Il a peut-être été tronqué lors de la copie. Rien n’a été modifié. Ouvrez à nouveau le lien entier depuis notre message, ou écrivez-nous et nous nous en chargeons.',
      step: 'Nous écrire',
    },
    order: {
      title: 'Ce lien n’ouvre aucune commande',
      text: 'Il a peut-être été tronqué lors de la copie. La commande et votre paiement restent inchangés. Ouvrez à nouveau le lien entier depuis votre reçu, ou écrivez-nous.',
      step: 'Nous écrire',
    },
    certificate: {
      title: 'Ce certificat n’existe pas',
      text: 'Aucun certificat ne porte ce numéro, ou il a été retiré. Comparez le numéro avec le certificat, caractère par caractère, ou demandez-nous de le vérifier.',
      step: 'Demander une vérification',
    },
    password: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Un lien de changement de mot de passe fonctionne une seule fois, pendant une heure. Votre mot de passe n’a pas changé. Demandez un nouveau lien avec l’adresse de votre compte.',
      step: 'Demander un nouveau lien',
    },
  },
  ar: {
    brochureExpired: {
      title: 'انتهت صلاحية هذا الرابط',
      text: 'تعمل روابط الكتيّبات 30 يومًا. لم تفقد شيئًا: أكّد عنوان بريدك مرة أخرى لتحصل على رابط جديد في الحال.',
      step: 'الحصول على رابط جديد',
    },
    brochureForeign: {
      title: 'هذا الرابط لا يؤدي إلى كتيّب',
      text: 'ربما اقتُطع جزء منه عند نسخه، أو سُحب الكتيّب. لم تفقد شيئًا: أكّد عنوان بريدك مرة أخرى لتحصل على رابط جديد في الحال.',
      step: 'الحصول على رابط جديد',
    },
    consent: {
      title: 'هذا الرابط غير مكتمل',
      text: 'ربما اقتُطع جزء منه عند نسخه. لم يتغير شيء. افتح الرابط الكامل من رسالتنا مرة أخرى، أو راسلنا لنقوم بذلك عنك.',
      step: 'راسلنا',
    },
    order: {
      title: 'هذا الرابط لا يفتح أي طلب',
      text: 'ربما اقتُطع جزء منه عند نسخه. يبقى الطلب ودفعتك كما هما. افتح الرابط الكامل من إيصالك مرة أخرى، أو راسلنا.',
      step: 'راسلنا',
    },
    certificate: {
      title: 'لا توجد شهادة بهذا الرقم',
      text: 'لم تصدر شهادة بهذا الرقم، أو أنها سُحبت. قارن الرقم بالشهادة حرفًا حرفًا، أو اطلب منا التحقق منه.',
      step: 'اطلب التحقق',
    },
    password: {
      title: 'لم يعد هذا الرابط يعمل',
      text: 'يعمل رابط تعيين كلمة المرور مرة واحدة خلال ساعة. كلمة مرورك كما كانت. اطلب رابطًا جديدًا بعنوان حسابك.',
      step: 'طلب رابط جديد',
    },
  },
}

/** The page for a link of ours that is expired, truncated or made up; `next` is the address of the next step. */
export function linkFaultPage(
  site: Site,
  fault: LinkFault,
  { status, next }: { status: number; next: string },
): SitePage {
  const { title, text, step } = linkFaultWords[site.locale][fault]
  return {
    title,
    status,
    isListed: false,
    isPersonal: true,
    body: (
      <Fault site={site} title={title} text={text}>
        <p>
          <a className="button" href={next}>
            {step}
          </a>
        </p>
      </Fault>
    ),
  }
}
