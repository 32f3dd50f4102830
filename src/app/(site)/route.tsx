import type { Course } from '../../modules/learning/courseSchemas.js'
import type { Faq, Partner } from '../../payload-types.js'
import { platformOf } from '../../platform/platform.js'
import { fill } from '../../platform/words.js'
import type { Site } from './Site.js'
import { aboutSlug, menuOf } from './_frame/menuOf.js'
import { published } from './_frame/published.js'
import { remember } from './_frame/remember.js'
import { servePage } from './_frame/servePage.js'
import { EmptyState } from './_parts/EmptyState.js'
import { DemoDoors } from './_start/DemoDoors.js'
import { Flows } from './_start/Flows.js'
import { Hero } from './_start/Hero.js'
import { readBrochures } from './brochures/readBrochures.js'
import { readCurrencies } from './cost-of-ownership/readCurrencies.js'
import { CourseCard } from './courses/CourseCard.js'
import { readCourses } from './courses/readCourses.js'
import { PartnerLogo } from './partners/PartnerLogo.js'
import { readPartners } from './partners/readPartners.js'
import { hasOpenPayments } from './payments/links/readLinks.js'

export const dynamic = 'force-dynamic'

const coursesShown = '6'

/** The start page: who the company is, what comes next, what it does, and with whom. */
export const GET = servePage(async (site) => {
  const soonest = { sort: 'startsAt', startsAfter: thisMinute(site), limit: coursesShown }
  const [next, all, partners, questions, introduction, brochures, currencies, hasPayments] =
    await Promise.all([
      readCourses(site, new URLSearchParams(soonest)),
      readCourses(site, new URLSearchParams({ limit: '1' })),
      readPartners(site),
      readQuestions(site),
      readIntroduction(site),
      readBrochures(site),
      readCurrencies(site),
      hasOpenPayments(site),
    ])
  const { branding, words } = site
  return {
    title: branding.tagline
      ? `${branding.name}: ${branding.tagline}`
      : fill(words.start.title, { name: branding.name }),
    description: introduction ?? branding.tagline,
    body: (
      <>
        <Hero site={site} introduction={introduction} />
        <NextCourses site={site} courses={next?.docs ?? []} total={all?.totalDocs ?? 0} />
        <Flows
          site={site}
          hasBrochures={brochures.length > 0}
          hasEstimates={currencies.length > 0}
          hasPayments={hasPayments}
        />
        <WhatWeDo site={site} />
        <Partners site={site} partners={partners} />
        <Questions site={site} questions={questions} />
        {site.demo && <DemoDoors />}
      </>
    ),
  }
})

/** To the minute, so that the response can be cached for as long. */
function thisMinute({ payload }: Site): string {
  const now = new Date(platformOf(payload).clock.now())
  now.setUTCSeconds(0, 0)
  return now.toISOString()
}

type Props = { site: Site; courses: Course[]; total: number }

/** The courses that start soonest. */
export function NextCourses({ site, courses, total }: Props) {
  const { words, link } = site
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{words.start.next}</h2>
          {total > 0 && <a href={link('/courses')}>{words.start.allCourses(total)}</a>}
        </div>
        {courses.length === 0 && (
          <EmptyState heading="h3" title={words.start.noCourses} help={words.start.noCoursesHelp} />
        )}
        <div className="cards">
          {courses.map((course) => (
            <CourseCard key={course.slug} site={site} course={course} layout="card" heading="h3" />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The partners' logos. */
export function Partners({ site, partners }: { site: Site; partners: Partner[] }) {
  const { words, link } = site
  if (partners.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{words.start.partners}</h2>
          <a href={link('/partners')}>{words.start.allPartners}</a>
        </div>
        <ul className="logos">
          {partners.map((partner) => (
            <li key={partner.slug} className="plate">
              <PartnerLogo partner={partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The first questions people ask, each with a collapsed answer. */
export function Questions({ site, questions }: { site: Site; questions: Faq[] }) {
  if (questions.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <h2>{site.words.start.questions}</h2>
        <div className="questions">
          {questions.map(({ id, question, answer }) => (
            <details key={id} className="question">
              <summary>
                <span dir="auto">{question}</span>
              </summary>
              <p className="answer" dir="auto">
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

type Node = { type: string; text?: string; children?: Node[] }

/** The first paragraph of the page about the company as plain text, used as its introduction. */
export async function readIntroduction({ payload, locale }: Site): Promise<string | undefined> {
  const { text } = await remember(payload, {
    key: `introduction ${locale}`,
    tags: ['pages'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'pages',
        where: { and: [published.where, { slug: { equals: aboutSlug } }] },
        select: { body: true },
        depth: 0,
        limit: 1,
        locale,
      })
      const blocks = (docs[0]?.body?.root.children ?? []) as Node[]
      const paragraph = blocks.find(({ type }) => type === 'paragraph')
      return { text: paragraph && textOf(paragraph).trim() }
    },
  })
  return text
}

function textOf({ text, children }: Node): string {
  return text ?? (children ?? []).map(textOf).join('')
}

const questionsShown = 5

/** The first questions in the order that staff chose. */
export async function readQuestions({ payload, locale }: Site): Promise<Faq[]> {
  return remember(payload, {
    key: `questions ${locale}`,
    tags: ['faqs'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'faqs',
        sort: 'order',
        depth: 0,
        limit: questionsShown,
        locale,
      })
      return docs
    },
  })
}

/** The company's services, each with a link to its page. */
export function WhatWeDo({ site }: { site: Site }) {
  const { menu, words, link } = site
  const { services } = menuOf(menu)
  if (services.length === 0) return null
  return (
    <section className="section section-tint">
      <div className="wrap">
        <h2>{words.start.services}</h2>
        <ul className="services">
          {services.map(({ slug, title, summary }) => (
            <li key={slug} className="service">
              <h3 className="card-title" dir="auto">
                <a href={link(`/pages/${slug}`)}>{title}</a>
              </h3>
              {summary && <p dir="auto">{summary}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
