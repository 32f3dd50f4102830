import { Button } from '../../../_parts/Button.js'
import { labelled } from '../../../../../platform/localization.js'
import { fill } from '../../../../../platform/words.js'
import type { AttemptResult, Question } from '../../../../../modules/learning/lessonSchemas.js'
import type { Site } from '../../../Site.js'
import type { LessonProps } from './LessonArticle.js'
import { answersOf } from './QuizForm.js'

type Props = LessonProps & { result: AttemptResult }

/** How an attempt went: the score, each question with its explanation, and what to do next. */
export function QuizResult(props: Props) {
  const { site, lesson, result, values = {} } = props
  const { passed, attemptsLeft } = result
  const questions = lesson.quiz?.questions ?? []
  const answers = answersOf(questions, values)
  return (
    <section className="quiz">
      <Verdict {...props} />
      <ol className="marks">
        {result.explanations.map((mark) => {
          const question = questions.find(({ id }) => id === mark.question)
          const answer = question && shownAnswer(question, answers[question.id])
          return (
            question && (
              <Mark
                key={question.id}
                {...{ site, mark, ...question, lang: lesson.lang, answer: answer ?? '' }}
              />
            )
          )
        })}
      </ol>
      {!passed && attemptsLeft !== 0 && (
        <p>
          <Button href={site.link(site.path)}>{site.words.failed.again}</Button>
        </p>
      )}
    </section>
  )
}

function Verdict({ site, lesson, outline, result }: Props) {
  const words = site.words.lesson
  const { score, passed, attemptsLeft } = result
  const { certificate, status } = outline?.enrolment ?? {}
  return (
    <div className={passed ? 'note' : 'summary'} role="status" tabIndex={-1} autoFocus>
      <h2 className="summary-title">
        {passed && <span aria-hidden="true">✓ </span>}
        {passed
          ? fill(words.quiz.passed, { percent: score })
          : fill(words.quiz.failed, { percent: score })}
      </h2>
      {passed && status === 'completed' && (
        <p dir="auto">{fill(words.finished, { course: lesson.course.title })}</p>
      )}
      {!passed && (
        <p>
          {fill(words.quiz.toPass, { percent: lesson.quiz?.passMark ?? 0 })}{' '}
          {attemptsLeft === 0 && words.quiz.noneLeft}
          {attemptsLeft !== null && attemptsLeft > 0 && words.quiz.left(attemptsLeft)}
        </p>
      )}
      {passed && certificate && (
        <p>
          <Button href={site.link(`/certificates/${certificate.id}`)}>
            {site.words.learn.courses.certificate}
          </Button>
        </p>
      )}
    </div>
  )
}

type MarkProps = {
  site: Site
  /** The language of what is asked and explained, if that is not the page's. */
  lang: string | undefined
  prompt: string
  answer: string
  mark: AttemptResult['explanations'][number]
}

function Mark({ site, lang, prompt, answer, mark: { correct, explanation } }: MarkProps) {
  const { quiz } = site.words.lesson
  return (
    <li className="mark">
      <p className="mark-prompt" dir="auto" lang={lang}>
        {prompt}
      </p>
      <p className="muted">
        {labelled(quiz.yours, site.locale)} <bdi>{answer}</bdi>
      </p>
      <p className={correct ? 'mark-right' : 'mark-wrong'}>
        <span aria-hidden="true">{correct ? '✓ ' : '✕ '}</span>
        {correct ? quiz.right : quiz.wrong}
      </p>
      {explanation && (
        <p dir="auto" lang={lang}>
          {explanation}
        </p>
      )}
    </li>
  )
}

function shownAnswer({ options }: Question, answer: string | string[] | undefined): string {
  const texts = [answer ?? []]
    .flat()
    .map((one) => options.find(({ id }) => id === one)?.text ?? one)
  return texts.join(', ')
}
