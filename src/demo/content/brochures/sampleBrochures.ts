type Words = { title: string; summary: string }

type SampleBrochure = Words & {
  slug: string
  /** A PDF beside this module. */
  file: string
  translations: { fr: Words; ar: Words }
}

/** What visitors of the demo may download; the files are in English. */
export const sampleBrochures: SampleBrochure[] = [
  {
    slug: 'ai-act-readiness',
    title: 'AI Act readiness',
    summary:
      'The twelve-week programme, the dates that count, and questions to ask before you begin.',
    file: 'ai-act-readiness.pdf',
    translations: {
      fr: {
        title: 'Se préparer au règlement sur l’IA',
        summary:
          'Le programme de douze semaines, les dates qui comptent et les questions à poser avant de commencer. En anglais.',
      },
      ar: {
        title: 'الاستعداد لقانون الذكاء الاصطناعي',
        summary: 'برنامج من اثني عشر أسبوعًا، والتواريخ المهمة، وأسئلة تُطرح قبل البدء. بالإنجليزية.',
      },
    },
  },
  {
    slug: 'team-training-guide',
    title: 'Team training guide',
    summary: 'Formats, three programmes that work, a timetable for 400 people, and prices.',
    file: 'team-training-guide.pdf',
    translations: {
      fr: {
        title: 'Guide de la formation des équipes',
        summary:
          'Formats, trois programmes éprouvés, un calendrier pour 400 personnes et les prix. En anglais.',
      },
      ar: {
        title: 'دليل تدريب الفرق',
        summary: 'الصيغ، وثلاثة برامج ناجحة، وجدول زمني لأربعمئة شخص، والأسعار. بالإنجليزية.',
      },
    },
  },
  {
    slug: 'model-inventory-handbook',
    title: 'Model inventory handbook',
    summary:
      'Eighteen fields to record of every use of AI, an entry filled in, and how to keep them true.',
    file: 'model-inventory-handbook.pdf',
    translations: {
      fr: {
        title: 'Manuel de l’inventaire des modèles',
        summary:
          'Dix-huit champs à renseigner pour chaque usage de l’IA, un exemple rempli et comment les tenir à jour. En anglais.',
      },
      ar: {
        title: 'كتيّب جرد النماذج',
        summary:
          'ثمانية عشر حقلًا لكل استخدام للذكاء الاصطناعي، مع مثال مكتمل، وكيف تبقى صحيحة. بالإنجليزية.',
      },
    },
  },
]
