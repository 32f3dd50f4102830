import type { CourseDetail } from '../../../../modules/learning/courseSchemas.js'
import { fill } from '../../../../platform/words.js'
import { platformOf } from '../../../../platform/platform.js'
import type { Site } from '../../Site.js'
import { formatUnit } from '../../../../platform/intl.js'
import { formatSession } from '../../_format/formatDates.js'
import { languageName } from '../../_format/nameOf.js'
import { firstValues } from '../../_forms/firstValues.js'
import { readPrivacyPolicy } from '../../_forms/readPrivacyPolicy.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { readSeo } from '../../_frame/seoOf.js'
import type { PageRequest } from '../../_frame/servePage.js'
import { readAllQuestions } from '../../questions/readAllQuestions.js'
import { type MarkdownVariant, serveDocument } from '../../_preview/serveDocument.js'
import { priceText } from '../Price.js'
import { comingSessions, nextSession } from '../nextSession.js'
import { CourseArticle } from './CourseArticle.js'
import { inquiryForm } from './inquiry/inquiryForm.js'
import { readCourse } from './readCourse.js'

/** A course as text: what its page shows in pictures and boxes, as lists. */
function courseVariant(site: Site, course: CourseDetail): MarkdownVariant {
  const { title, summary, outcomes } = course
  return {
    title,
    summary,
    facts: factsOf(site, course),
    tail: [
      ...section(site.words.course.outcomes, outcomes),
      ...syllabusOf(site, course),
      ...datesOf(site, course),
    ],
  }
}

function factsOf(site: Site, course: CourseDetail): [string, string][] {
  const { course: words, courses } = site.words
  const { level, format, language, durationHours, certificate } = course
  const facts: [string, string | null][] = [
    [words.price, priceText(site, course.price)],
    [
      words.duration,
      durationHours === null ? null : formatUnit(durationHours, 'hour', site.formats),
    ],
    [courses.level, level && words.levels[level]],
    [courses.format, format && words.formats[format]],
    [courses.language, language && languageName(language, site.locale)],
    [words.certificate, certificate ? words.withCertificate : words.withoutCertificate],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')]
}

function syllabusOf({ words, formats }: Site, { syllabus }: CourseDetail): string[] {
  if (syllabus.length === 0) return []
  const modules = syllabus.flatMap(({ title, lessons }) => [
    `### ${title}`,
    lessons
      .map(({ title: lesson, minutes }) =>
        minutes === null
          ? `- ${lesson}`
          : `- ${lesson} (${formatUnit(minutes, 'minute', formats)})`,
      )
      .join('\n'),
  ])
  return [`## ${words.course.syllabus}`, ...modules]
}

function datesOf({ words, formats, payload }: Site, { sessions }: CourseDetail): string[] {
  const { course } = words
  const now = platformOf(payload).clock.now()
  const next = nextSession(sessions, now)
  if (next === 'any time') return [`## ${course.dates}`, course.anyTimeHelp]
  if (next === 'none') return [`## ${course.dates}`, course.noDateHelp]
  const lines = comingSessions(sessions, now).map((session) => {
    const { days, start, end, isOneDay } = formatSession(session, formats)
    const hours = isOneDay ? `${start}–${end}` : fill(course.startsAndEnds, { start, end })
    const { mode, venue, seatsLeft } = session
    const seats = seatsLeft > 0 ? course.seats(seatsLeft) : course.states.full
    const place = [course.modes[mode], venue?.name, venue?.address].filter(Boolean).join(', ')
    return [days, hours, place, seats].join(', ')
  })
  return section(course.dates, lines)
}

/** Everything about one course; a former slug redirects to the current one. */
export const { GET, POST } = serveDocument({
  folder: 'courses',
  read: readCourse,
  show: coursePage,
  complete: async (site, { slug, languages, linkedData }) => ({
    ...(await readSeo(site, 'courses', slug)),
    ...{ languages, linkedData },
  }),
  variant: courseVariant,
})

/** On a course's page; the others have a page of their own. */
const mostQuestions = 5

async function coursePage(site: Site, asked: PageRequest, course: CourseDetail): Promise<SitePage> {
  const form = await inquiryForm(site, course)
  const inquiry = {
    form,
    values: firstValues(site, form, asked),
    policy: await readPrivacyPolicy(site),
    questions: (await readAllQuestions(site)).slice(0, mostQuestions),
  }
  return {
    title: course.title,
    description: course.summary,
    isDocument: true,
    crumb: { href: site.link('/courses'), title: site.words.courses.title },
    body: <CourseArticle site={site} course={course} inquiry={inquiry} />,
  }
}
