import type { SampleTranslations } from './translations.js'

export const courseTranslations: SampleTranslations['courses'] = {
  'ai-literacy-essentials': {
    fr: {
      title: 'L’essentiel de la maîtrise de l’IA',
      summary:
        'Deux heures pour toute personne qui utilise l’IA au travail : ce que font ces systèmes, comment ils échouent, ce qu’il ne faut pas y saisir et comment en garder trace. Conçu pour l’article 4 du règlement IA.',
    },
    ar: {
      title: 'أساسيات الإلمام بالذكاء الاصطناعي',
      summary:
        'ساعتان لكل من يستخدم الذكاء الاصطناعي في عمله: ماذا تفعل هذه الأنظمة، وكيف تخطئ، وما الذي لا ينبغي إدخاله فيها، وكيف تُوثَّق المعرفة. أُعدّت الدورة وفق المادة 4 من اللائحة الأوروبية.',
    },
  },
  'eu-ai-act-in-a-day': {
    fr: {
      title: 'Le règlement européen sur l’IA en une journée',
      summary:
        'Une journée sur le règlement (UE) 2024/1689 tel que modifié par l’omnibus numérique : rôles, niveaux de risque, échéances en vigueur et reportées, avec huit systèmes à classer.',
    },
    ar: {
      title: 'اللائحة الأوروبية للذكاء الاصطناعي في يوم واحد',
      summary:
        'يوم واحد مع اللائحة (الاتحاد الأوروبي) 2024/1689 بصيغتها المعدّلة: الأدوار، وفئات المخاطر، والمواعيد السارية والمؤجلة، وتطبيق على ثمانية أنظمة.',
    },
  },
  'high-risk-ai-for-deployers': {
    fr: {
      title: 'IA à haut risque : les obligations des déployeurs',
      summary:
        'Pour les organisations qui achètent et utilisent une IA à haut risque : l’article 26 traduit en responsables nommés, journaux, informations à donner et procédure d’arrêt, avant le 2 décembre 2027.',
    },
    ar: {
      title: 'الذكاء الاصطناعي عالي المخاطر: التزامات الجهات المشغِّلة',
      summary:
        'للجهات التي تشتري أنظمة عالية المخاطر وتستخدمها: تحويل المادة 26 إلى مسؤولين محددين وسجلات وإشعارات وإجراء للإيقاف، قبل 2 ديسمبر 2027.',
    },
  },
  'fundamental-rights-impact-assessment': {
    fr: {
      title: 'Analyse d’impact sur les droits fondamentaux',
      summary:
        'Atelier de deux jours sur l’article 27 : qui doit la réaliser, ses six éléments, son lien avec l’AIPD, et comment la rédiger pour l’autorité comme pour les personnes concernées.',
    },
    ar: {
      title: 'تقييم الأثر في الحقوق الأساسية',
      summary:
        'ورشة من يومين حول المادة 27: من يلزمه التقييم، وعناصره الستة، وصلته بتقييم أثر حماية البيانات، وكيف يُكتب ليفهمه المشرف والشخص المتأثر معًا.',
    },
  },
  'article-50-transparency-clinic': {
    fr: {
      title: 'Atelier transparence : l’article 50',
      summary:
        'Deux heures gratuites sur les obligations déjà applicables : mention du dialogue avec une IA, marquage lisible par machine, hypertrucages et textes publiés. Venez avec une capture d’écran.',
    },
    ar: {
      title: 'جلسة عملية في الشفافية: المادة 50',
      summary:
        'ساعتان مجانيتان حول واجبات الشفافية السارية الآن: إشعار المحادثة الآلية، والوسم المقروء آليًا، والتزييف العميق، والنصوص المنشورة. أحضر لقطة شاشة واخرج بصياغة جاهزة.',
    },
  },
  'dpia-for-ai-systems': {
    fr: {
      title: 'Analyse d’impact relative à la protection des données pour l’IA',
      summary:
        'Une AIPD qui tient face à une équipe d’apprentissage automatique : données d’entraînement, inférence, données mémorisées, décisions automatisées dans l’UE et au Royaume-Uni, risque résiduel.',
    },
    ar: {
      title: 'تقييم أثر حماية البيانات لأنظمة الذكاء الاصطناعي',
      summary:
        'تقييم يصمد أمام أسئلة فرق تعلّم الآلة: بيانات التدريب، والاستدلال، والبيانات المحفوظة في النموذج، والقرارات المؤتمتة في الاتحاد الأوروبي والمملكة المتحدة، والمخاطر المتبقية.',
    },
  },
  'iso-42001-implementer': {
    fr: {
      title: 'ISO/IEC 42001 : mise en œuvre',
      summary:
        'Quatre jours pour concevoir un système de management de l’IA auditable : périmètre, politique, analyse des risques et des impacts, déclaration d’applicabilité et enregistrements.',
    },
    ar: {
      title: 'تطبيق معيار ISO/IEC 42001',
      summary:
        'أربعة أيام لتصميم نظام إدارة للذكاء الاصطناعي قابل للتدقيق: النطاق، والسياسة، وتقييم المخاطر والأثر، وبيان قابلية التطبيق، والسجلات التي تثبت العمل به.',
    },
  },
  'owasp-llm-top-10-2026': {
    fr: {
      title: 'OWASP Top 10 pour les applications LLM, édition 2026',
      summary:
        'Une journée pratique pour développeurs et auditeurs de sécurité : les dix risques dans leur ordre de 2026, démontrés sur un assistant volontairement faible, corrigés puis vérifiés.',
    },
    ar: {
      title: 'قائمة OWASP لأبرز عشرة مخاطر في تطبيقات النماذج اللغوية، إصدار 2026',
      summary:
        'يوم عملي للمطورين ومراجعي الأمن: المخاطر العشرة بترتيب عام 2026، تُعرض على مساعد ضعيف عمدًا، ثم تُصلح في الشيفرة ويُعاد فحصها.',
    },
  },
}
