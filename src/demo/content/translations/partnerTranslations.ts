import type { SampleTranslations } from './translations.js'

export const partnerTranslations: SampleTranslations['partners'] = {
  lumenfold: {
    fr: {
      summary:
        'Registre de modèles et dépôt de preuves. Notre modèle d’inventaire y est proposé en standard, et nos participants disposent d’une instance d’exercice avec soixante systèmes fictifs.',
    },
    ar: {
      summary:
        'سجل للنماذج ومستودع للأدلة. يتضمن قالب الجرد الذي نستخدمه، ويعمل المشاركون في دوراتنا على نسخة تعليمية فيها ستون نظامًا افتراضيًا.',
    },
  },
  'harbour-institute': {
    fr: {
      summary:
        'Organisme professionnel des métiers du risque et de la conformité en Irlande et au Royaume-Uni. Reconnaît onze de nos formations dans son dispositif de formation continue.',
    },
    ar: {
      summary:
        'هيئة مهنية للعاملين في المخاطر والامتثال في أيرلندا والمملكة المتحدة، تعتمد إحدى عشرة دورة من دوراتنا ضمن برنامجها للتطوير المستمر.',
    },
  },
  'ecole-du-quai': {
    fr: {
      summary:
        'École lyonnaise de formation juridique continue. Accueille nos formations en français deux fois par an et en fournit les cas de droit public.',
    },
    ar: {
      summary:
        'مدرسة في ليون للتعليم القانوني المستمر، تستضيف دوراتنا الفرنسية مرتين في السنة وتسهم فيها بحالات من القانون العام.',
    },
  },
  'madar-academy': {
    fr: {
      summary:
        'Académie d’Amman pour superviseurs et auditeurs internes. Coautrice de notre formation en arabe et de son glossaire de 140 termes de gouvernance.',
    },
    ar: {
      summary:
        'أكاديمية في عمّان للمشرفين والمراجعين الداخليين، شاركت في إعداد دورتنا العربية ومسردها الذي يضم 140 مصطلحًا في الحوكمة.',
    },
  },
  'public-buyers-circle': {
    fr: {
      summary:
        'Acheteurs publics de 64 collectivités et agences qui partagent exigences, résultats d’essais et leçons de leurs marchés d’IA, sous la règle de Chatham House.',
    },
    ar: {
      summary:
        'مسؤولو مشتريات من 64 مجلسًا وهيئة عامة يتبادلون المتطلبات ونتائج الاختبارات ودروس مناقصات الذكاء الاصطناعي وفق قاعدة تشاتام هاوس.',
    },
  },
}
