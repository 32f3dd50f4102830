import type { SampleTranslations } from './translations.js'

export const policyTranslations: SampleTranslations['policies'] = {
  privacy: {
    fr: {
      title: 'Protection des données',
      summary:
        'Ce que nous collectons lorsque vous nous écrivez, étudiez ou payez, pourquoi, combien de temps, qui d’autre y a accès, et comment en obtenir copie ou l’effacement.',
    },
    ar: {
      title: 'إشعار الخصوصية',
      summary:
        'ما الذي نجمعه حين تراسلنا أو تدرس أو تدفع، ولماذا، وإلى متى، ومن يطّلع عليه، وكيف تحصل على نسخة منه أو تطلب محوه.',
    },
  },
  cookies: {
    fr: {
      title: 'Cookies et stockage local',
      summary:
        'Un seul cookie, déposé lorsque vous vous connectez pour étudier. Ni mesure d’audience, ni publicité, ni requête vers d’autres entreprises, donc pas de bandeau.',
    },
    ar: {
      title: 'ملفات تعريف الارتباط والتخزين المحلي',
      summary:
        'ملف واحد فقط عند تسجيل دخولك للدراسة. لا تحليلات ولا إعلانات ولا اتصال بشركات أخرى، ولذلك لا ترى شريط موافقة.',
    },
  },
  refunds: {
    fr: {
      title: 'Remboursements et annulations',
      summary:
        'Remboursement intégral jusqu’à quatorze jours avant une formation, de moitié jusqu’à cinq jours, et un collègue peut toujours vous remplacer. Nos propres annulations et le retour des fonds.',
    },
    ar: {
      title: 'الاسترداد والإلغاء',
      summary:
        'استرداد كامل حتى أربعة عشر يومًا قبل الدورة، ونصف المبلغ حتى خمسة أيام قبلها، ويمكن لزميل أن يحل محلك دائمًا. وماذا يحدث إذا ألغينا نحن، وكيف يعود المال.',
    },
  },
  'ai-use': {
    fr: {
      title: 'Notre usage de l’IA',
      summary:
        'L’assistant de ce site, ce qu’il peut dire, ce qu’il ne voit jamais, son mode local en cas de panne du modèle, et l’usage de l’IA par nos équipes.',
    },
    ar: {
      title: 'كيف نستخدم الذكاء الاصطناعي',
      summary:
        'مساعد هذا الموقع: ما يجيب عنه، وما لا يراه أبدًا، وكيف يعمل محليًا عند غياب النموذج، وكيف يستخدم موظفونا الذكاء الاصطناعي في عملهم.',
    },
  },
}
