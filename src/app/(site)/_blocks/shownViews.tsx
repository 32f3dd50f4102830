import { platformOf } from '../../../platform/platform.js'
import type { Course } from '../../../modules/learning/courseSchemas.js'
import { openCustomForm } from '../_forms/openCustomForm.js'
import { FormBody } from '../_forms/FormBody.js'
import { Points } from '../_forms/formPages.js'
import { firstValues } from '../_forms/firstValues.js'
import { openDemo } from '../_forms/openDemo.js'
import { readPrivacyPolicy } from '../_forms/readPrivacyPolicy.js'
import { siteIn } from '../_frame/siteIn.js'
import type { Site } from '../Site.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { InLanguage } from '../_parts/InLanguage.js'
import { openBrochures } from '../brochures/brochureForm.js'
import { readBrochure } from '../brochures/readBrochure.js'
import { openContact } from '../contact/route.js'
import { openEstimate } from '../cost-of-ownership/estimateForm.js'
import { CourseCard } from '../courses/CourseCard.js'
import { inquiryForm } from '../courses/[slug]/inquiry/inquiryForm.js'
import { readCourse } from '../courses/[slug]/readCourse.js'
import { readCourses } from '../courses/readCourses.js'
import { PartnerLogo } from '../partners/PartnerLogo.js'
import { readPartners } from '../partners/readPartners.js'
import { Questions } from '../questions/Questions.js'
import { readAllQuestions } from '../questions/readAllQuestions.js'
import type { BlockOf, Views } from './PageBlock.js'
import { Part, PartHead } from './Part.js'
import { Icon } from './Icon.js'

/** None in the preview of a part that is only begun. */
type Related = string | { id: string } | null | undefined

/** The chosen documents in their order, of those that visitors may see; all of them if none is chosen. */
function chosenOf<T extends { id: string }>(
  all: readonly T[],
  chosen: readonly Related[] | null | undefined,
): readonly T[] {
  if (!chosen || chosen.length === 0) return all
  return idsOf(chosen).flatMap((id) => all.filter((one) => one.id === id))
}

function idsOf(chosen: readonly Related[]): string[] {
  return chosen.flatMap((one) => (typeof one === 'string' ? one : (one?.id ?? [])))
}

async function coursesOf(site: Site, block: BlockOf<'courses'>): Promise<Course[]> {
  const { courses, topic, level, count } = block
  if (courses && courses.length > 0) {
    const slugs = courses.flatMap((one) => (typeof one === 'string' ? [] : one.slug))
    // Each by itself: a page of the catalog has no more than a hundred.
    const found = await Promise.all(slugs.map((slug) => readCourse(site, slug)))
    return found.flatMap((one) => (one.kind === 'found' ? one.document : []))
  }
  const asked = { ...(topic && { topic }), ...(level && { level }), limit: String(count ?? 3) }
  const soonest = { sort: 'startsAt', startsAfter: thisMinute(site), ...asked }
  const list = await readCourses(site, new URLSearchParams(soonest))
  return list?.docs ?? []
}

/** To the minute, so that the response can be cached for as long. */
function thisMinute({ payload }: Site): string {
  const now = new Date(platformOf(payload).clock.now())
  now.setUTCSeconds(0, 0)
  return now.toISOString()
}

const fixedForms = {
  demo: openDemo,
  contact: openContact,
  brochure: openBrochures,
  'cost-of-ownership': openEstimate,
}

/** The form that staff chose; undefined while it has nothing to ask for. */
async function formOf(site: Site, { form, course, ownForm }: BlockOf<'form'>) {
  if (form === 'own') return ownForm ? openCustomForm(site, ownForm) : undefined
  if (form === 'inquiry')
    return course && typeof course === 'object' ? inquiryForm(site, course) : undefined
  const found = await fixedForms[form](site)
  return 'fields' in found ? found : undefined
}

/** The parts that show what is kept elsewhere, as it is now. */
export const shownViews: Views<'logos' | 'questions' | 'courses' | 'brochure' | 'form'> = {
  logos: async ({ partners, background, heading }, { site }) => {
    const shown = chosenOf(await readPartners(site), partners)
    if (shown.length === 0) return null
    return (
      <Part name="logos" background={background} heading={heading}>
        <ul className="logos">
          {shown.map((partner) => (
            <li key={partner.id} className="plate">
              <PartnerLogo partner={partner} />
            </li>
          ))}
        </ul>
      </Part>
    )
  },

  questions: async ({ questions, count, ...part }, { site }) => {
    const all = await readAllQuestions(site)
    const hasChoice = questions && questions.length > 0
    const shown = hasChoice ? chosenOf(all, questions) : all.slice(0, count ?? 5)
    if (shown.length === 0) return null
    return (
      <Part name="questions" {...part}>
        <Questions questions={shown} />
      </Part>
    )
  },

  courses: async (block, { site }) => {
    const { words, link } = site
    const shown = await coursesOf(site, block)
    return (
      <Part
        name="courses"
        {...block}
        aside={
          shown.length > 0 && (
            <a className="part-more" href={link('/courses')}>
              {words.courses.seeAll}
            </a>
          )
        }
      >
        {shown.length === 0 && (
          <EmptyState heading="h3" title={words.start.noCourses} help={words.start.noCoursesHelp} />
        )}
        <div className="cards">
          {shown.map((course) => (
            <CourseCard key={course.slug} site={site} course={course} layout="card" heading="h3" />
          ))}
        </div>
      </Part>
    )
  },

  brochure: async ({ brochure, background, heading, lead }, { site }) => {
    const { brochures: words } = site.words.forms
    const found = await readBrochure(site, brochure)
    if (!found) return null
    return (
      <Part name="brochure" background={background}>
        <div className="leaflet">
          <div className="leaflet-cover" aria-hidden="true">
            <Icon name="document" />
            <strong dir="auto">{found.title}</strong>
            <span>{site.branding.name}</span>
          </div>
          <div>
            <PartHead heading={heading ?? found.title} lead={lead ?? found.summary} />
            <p>
              <a className="button" href={site.link(`/brochures?brochure=${found.slug}`)}>
                {words.send}
              </a>
            </p>
          </div>
        </div>
      </Part>
    )
  },

  form: async (block, { site, asked, prefix }) => {
    const form = await formOf(site, block)
    if (!form) return null
    const { background, heading, lead, points } = block
    return (
      <Part
        anchor={`${prefix}form`}
        name="form"
        background={background}
        columns="halves halves-form"
      >
        <div>
          <h2 dir="auto" lang={heading ? undefined : form.lang}>
            {heading ?? form.title}
          </h2>
          <p className="part-lead" dir="auto" lang={lead ? undefined : form.lang}>
            {lead ?? form.lead}
          </p>
          <Points items={points?.map(({ text }) => text) ?? form.points ?? []} />
        </div>
        <div className="panel">
          <InLanguage site={site} lang={form.lang}>
            <FormBody
              site={siteIn(site, form.lang)}
              form={form}
              prefix={prefix}
              values={firstValues(site, form, asked)}
              policy={await readPrivacyPolicy(site)}
            />
          </InLanguage>
        </div>
      </Part>
    )
  },
}
