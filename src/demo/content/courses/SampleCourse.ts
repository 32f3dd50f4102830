/**
 * A course as the seed writes it: its sessions are dated relative to the first start, so the demo never looks stale.
 */
export type SampleCourse = {
  slug: string
  title: string
  summary: string
  level: 'foundation' | 'practitioner' | 'expert'
  format: 'online' | 'classroom' | 'blended'
  topics: string[]
  language: 'en' | 'fr' | 'ar'
  durationHours: number
  price: { amount: number; currency: 'EUR' | 'USD' | 'GBP' } | null
  instructors: { name: string; role: string }[]
  sessions: { startsInDays: number; days: number; mode: 'online' | 'onsite'; seats: number }[]
  outcomes: string[]
  syllabus: { title: string; lessons: { slug: string; title: string; minutes: number }[] }[]
  certificate: boolean
  bodyMarkdown: string
}
