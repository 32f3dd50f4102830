import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning } from '../../modules/learning/auth/startLearning.js'
import {
  canaries,
  lessonCourse,
  uploadLessonFile,
  videoBytes,
} from '../../modules/learning/lessons/lessonCourse.js'
import { makeDates } from '../../modules/learning/makeDates.js'
import { cookieOf, learnerVisits, openLesson, signInPath } from './learnerVisits.js'
import { inputsOf, visitPage } from './visitPage.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const { fresh, askCode, confirm, signIn } = learnerVisits(() => learning)

describe('the player', () => {
  let course: string
  beforeAll(async () => {
    const video = await uploadLessonFile(learning, 'talk.webm', videoBytes)
    const captions = await uploadLessonFile(learning, 'talk.vtt', 'WEBVTT\n')
    const download = await uploadLessonFile(learning, 'list.csv', 'a,b\n')
    const { slug } = await learning.makeCourse({
      ...lessonCourse({ video, captions, download }),
      title: 'Played',
    })
    course = slug
  })

  test('shows visitors a sample, and else the way in and back', async () => {
    const sample = await openLesson({ course, lesson: 'intro' })
    expect(sample.html).toContain('<strong>CANARY-BODY</strong> &lt;script&gt;')
    expect(sample.html).not.toContain('name="robots"')
    const closed = await openLesson({ course, lesson: 'talk' })
    expect(closed.status).toBe(401)
    expect(closed.html).toContain('Sign in to read this lesson')
    expect(closed.html).toContain(`/learn/sign-in?lesson=${course}/talk`)
    expect(closed.html).not.toContain('<video')
    const { asked, code } = await askCode(fresh(), `?lesson=${course}/talk`)
    const entered = await confirm(asked, code)
    expect(entered.headers.get('location')).toBe(`/learn/${course}/talk`)
    const headers = { cookie: cookieOf(entered) }
    const stranger = await openLesson({ course, lesson: 'talk' }, { headers })
    expect(stranger.status).toBe(403)
    expect(stranger.html).toContain('Enrol in “Played” to read it.')
  })

  test('leads who is signed in and not enrolled from the quiz of a sample to the course, and visitors there or to sign in', async () => {
    const { syllabus } = lessonCourse()
    const lessons = (syllabus[0]?.lessons ?? []).map((one) => ({ ...one, isPreview: true }))
    const { slug } = await learning.makeCourse({ syllabus: [{ title: 'Samples', lessons }] })
    const quizIn = ({ html }: { html: string }) =>
      /<section class="quiz"[^]*?<\/section>/.exec(html)?.[0]
    const join = new RegExp(`href="/courses/${slug}"[^>]*>Enrol in the course to answer<`)
    const visitor = quizIn(await openLesson({ course: slug, lesson: 'quiz' }))
    expect(visitor).toContain(`href="/learn/sign-in?lesson=${slug}/quiz"`)
    expect(visitor).toMatch(join)
    const { open, press } = await signIn()
    const stranger = quizIn(await open(slug, 'quiz'))
    expect(stranger).toMatch(join)
    expect(stranger).not.toContain('sign-in')
    await press({ go: 'join', course: slug })
    const learner = quizIn(await open(slug, 'quiz'))
    expect(learner).toContain('<form')
    expect(learner).not.toMatch(join)
  })

  test('leads back to a lesson only', async () => {
    const { asked, code } = await askCode(fresh())
    const form = { ...inputsOf(asked), code, lesson: '//evil.example/x', go: 'confirm' }
    const entered = await visitPage('learn/sign-in', signInPath, { form })
    expect(entered.headers.get('location')).toBe('/learn?signed=in')
  })

  test('knows no lesson that is not there', async () => {
    for (const params of [
      { course, lesson: 'none' },
      { course: 'none', lesson: 'intro' },
      { course: '..', lesson: '%2e' },
    ]) {
      expect((await openLesson(params)).status).toBe(404)
    }
  })

  test('shows the outline with ticks, the video with captions, the file, and no other site unasked', async () => {
    const { press, open } = await signIn()
    await press({ go: 'join', course })
    await open(course, 'intro', { form: { go: 'done' } })
    const talk = (await open(course, 'talk')).html
    expect(talk).toMatch(/<video[^>]*><source src="\/api\/lms\/lessons\/[^"]+" type="video\/webm"/)
    expect(talk).toMatch(/<track kind="captions" src="\/api\/[^"]+" srcLang="en" label="English"/)
    expect(talk).toContain('Lesson 2 of 5 · Video')
    expect(talk).toMatch(/href="\/learn\/[^"]+\/intro"><span class="outline-tick"[^>]*>✓/)
    expect(talk).toMatch(/href="\/learn\/[^"]+\/talk" aria-current="page"/)
    expect((await open(course, 'files')).html).toMatch(/list\.csv.*href="[^"]+\/files\?file=save"/s)
    const embed = (await open(course, 'embed')).html
    expect(embed).not.toContain('<iframe')
    expect(embed).toContain('www.youtube-nocookie.com')
    const shown = (await open(course, 'embed', { query: '?video=show' })).html
    expect(shown).toContain('<iframe class="player-video" src="https://www.youtube-nocookie.com/')
    expect(shown).toContain('frame-src &#x27;self&#x27; https://www.youtube-nocookie.com')
  })

  test('gives out the file of a lesson by its page, which leads to sign in once the session has ended', async () => {
    const { press, open } = await signIn()
    await press({ go: 'join', course })
    const saved = await open(course, 'files', { query: '?file=save' })
    expect(saved.headers.get('location')).toMatch(/^\/api\/lms\/lessons\/[^/]+\/files\//)
    const ended = await openLesson({ course, lesson: 'files' }, {}, '?file=save')
    expect(ended.status).toBe(401)
    expect(ended.html).toContain(`/learn/sign-in?lesson=${course}/files`)
  })

  test('says when a lesson without content is taught, in place of a reading time', async () => {
    const syllabus = [
      {
        title: 'One day',
        lessons: [
          { slug: 'talk', title: 'Talk', minutes: 35 },
          { slug: 'more', title: 'More', minutes: 20 },
        ],
      },
    ]
    const { id, slug } = await learning.makeCourse({ format: 'classroom', syllabus })
    const { press, open } = await signIn()
    await press({ go: 'join', course: slug })
    const { html } = await open(slug, 'talk')
    expect(html).toContain('This part is taught live, on the date of the course.')
    expect(html).toContain('<p class="player-facts">Lesson 1 of 2</p>')
    expect(html).toContain('>Mark as done and continue</button>')
    const [session] = await makeDates(learning.payload, id, [
      { startsAt: '2099-03-30T08:00:00.000Z' },
    ])
    await learning.query(sql`
      update enrolments set session_id = ${session}::uuid where course_id = ${id}::uuid`)
    const booked = await open(slug, 'more')
    expect(booked.html).toMatch(/taught live: Monday,? 30 March 2099\. There is nothing to read/)
    expect(booked.html).toContain('>Mark as done</button>')
    const french = await open(slug, 'more', { query: '?locale=fr' })
    expect(french.html).toContain('Il n’y a rien à lire à l’avance.')
  })

  test('asks for what was not answered, shows a failed and a passed quiz, and a reload counts once', async () => {
    const { press, open } = await signIn()
    await press({ go: 'join', course })
    const { html } = await open(course, 'quiz')
    for (const canary of canaries) expect(html).not.toContain(canary)
    expect(html).toContain('3 attempts left.')
    const named = (type: string) =>
      [...html.matchAll(new RegExp(`type="${type}"[^>]* name="([^"]+)" value="([^"]+)"`, 'g'))].map(
        ([, name = '', value = '']) => ({ [name]: value }),
      )
    const [yes, no] = named('radio')
    const [a, , c] = named('checkbox')
    const nonce = /name="nonce" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const short = /<input class="input input-medium"[^>]* name="([^"]+)"/.exec(html)?.[1] ?? ''
    const incomplete = { go: 'quiz', nonce, ...no, [short]: 'CANARY accepted' }
    const refused = await open(course, 'quiz', { form: incomplete })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Answer question 2')
    expect(refused.html).toContain('value="CANARY accepted"')
    const wrong = { ...incomplete, ...a }
    for (const failed of [
      await open(course, 'quiz', { form: wrong }),
      await open(course, 'quiz', { form: wrong }),
    ]) {
      expect(failed.status).toBe(200)
      expect(failed.html).toContain('33% right: not passed yet')
      expect(failed.html).toContain('2 attempts left.')
      expect(failed.html).toContain('CANARY-EXPLANATION')
    }
    const passed = await open(course, 'quiz', { form: { ...wrong, ...yes, ...c } })
    expect(passed.html).toContain('You passed with 100% right')
    expect((await open(course, 'quiz')).html).toContain('✓ </span>Done')
  })

  test('keeps the answers of who is signed out meanwhile, through signing in again', async () => {
    const { press, open } = await signIn()
    await press({ go: 'join', course })
    const { html } = await open(course, 'quiz')
    const [, box = '', chosen = ''] =
      /type="checkbox"[^>]* name="([^"]+)" value="([^"]+)"/.exec(html) ?? []
    const text = /<input class="input input-medium"[^>]* name="([^"]+)"/.exec(html)?.[1] ?? ''
    const form = { go: 'quiz', nonce: 'n', [box]: chosen, [text]: 'Half & half' }
    const closed = await openLesson({ course, lesson: 'quiz' }, { form })
    expect(closed.status).toBe(401)
    expect(closed.html).toContain('Nothing you entered was lost.')
    const asked = await visitPage('learn/sign-in', signInPath, {
      form: { ...inputsOf(closed), go: 'change' },
    })
    const { code, asked: sent } = await askCode(fresh(), '', inputsOf(asked))
    const entered = await confirm(sent, code)
    const query = new URL(entered.headers.get('location') ?? '', 'http://here').search
    const again = await open(course, 'quiz', { query })
    expect(again.html).toContain('value="Half &amp; half"')
    expect(again.html).toMatch(new RegExp(`name="${box}"[^>]*checked`))
  })

  test('speaks French and Arabic', async () => {
    const { press, open } = await signIn()
    await press({ go: 'join', course })
    const french = (await open(course, 'quiz', { query: '?locale=fr' })).html
    expect(french).toContain('Il vous reste 3 essais.')
    const arabic = (await open(course, 'quiz', { query: '?locale=ar' })).html
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('بقيت لك 3 محاولات.')
  })
})
