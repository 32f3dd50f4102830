import type { SearchDeclaration } from '../../../platform/content/searchDeclaration.js'
import { courseFacts } from '../facts/courseFacts.js'

/** The text by which search and the assistant find a course, with the headings of its page. */
export const courseSearch: SearchDeclaration = {
  type: 'course',
  path: '/courses/:slug',
  title: 'title',
  words: { en: 'course', fr: 'formation', ar: 'دورة' },
  fields: [
    { name: 'summary', weight: 2 },
    { name: 'topics', weight: 2, areKeywords: true },
    { name: 'body' },
    {
      name: 'outcomes',
      heading: {
        en: 'What you will be able to do',
        fr: 'Ce que vous saurez faire',
        ar: 'ما الذي ستتمكن منه',
      },
    },
    { name: 'syllabus.title', heading: { en: 'Syllabus', fr: 'Programme', ar: 'المنهج' } },
    { name: 'syllabus.lessons.title', heading: { en: 'Syllabus', fr: 'Programme', ar: 'المنهج' } },
    {
      name: 'instructors.name',
      heading: { en: 'Who teaches', fr: 'Qui enseigne', ar: 'من يدرّس' },
    },
  ],
  facts: courseFacts,
}
