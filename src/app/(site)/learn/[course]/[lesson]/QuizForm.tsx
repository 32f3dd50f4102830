import { DoneNote } from '../../../_parts/DoneNote.js'
import { Button, QuietButton } from '../../../_parts/Button.js'
import { fill } from '../../../../../platform/words.js'
import type { Lesson, Question } from '../../../../../modules/learning/lessonSchemas.js'
import { newNonce } from '../../../_forms/firstValues.js'
import { ErrorSummary } from '../../../_forms/FormField.js'
import type { Values } from '../../../_forms/SiteForm.js'
import type { Words } from '../../../_words/wordsFor.js'
import type { LessonProps } from './LessonArticle.js'
import { SignInToLesson } from './SignInToLesson.js'

type Quiz = NonNullable<Lesson['quiz']>

/** The quiz of a lesson for whoever may still answer it; else how it went. */
export function QuizForm(props: LessonProps & { quiz: Quiz }) {
  const { site, lesson, quiz } = props
  const words = site.words.lesson
  const { bestScore, passMark, attemptsLeft } = quiz
  if (isPassed(quiz)) {
    return <DoneNote>{fill(words.quiz.passed, { percent: bestScore ?? 0 })}</DoneNote>
  }
  return (
    <section className="quiz" aria-labelledby="quiz">
      <h2 id="quiz">{words.kinds.quiz}</h2>
      {bestScore !== null && <p>{fill(words.quiz.failed, { percent: bestScore })}</p>}
      {attemptsLeft === 0 ? (
        <p className="note">{words.quiz.noneLeft}</p>
      ) : (
        <p className="muted">
          {fill(words.quiz.toPass, { percent: passMark })}{' '}
          {attemptsLeft !== null && words.quiz.left(attemptsLeft)}
        </p>
      )}
      {lesson.enrolment === null && <WaysIn {...props} />}
      {lesson.enrolment !== null && attemptsLeft !== 0 && <Questions {...props} words={words} />}
    </section>
  )
}

/** To answer, one joins the course; visitors may have joined it, and only have to sign in. */
function WaysIn({ site, lesson: { course, slug }, outline, values }: LessonProps) {
  const { signIn, join } = site.words.lesson.quiz
  const page = site.link(`/courses/${course.slug}`)
  if (outline?.isSignedIn) {
    return (
      <p>
        <Button href={page}>{join}</Button>
      </p>
    )
  }
  return (
    <ul className="actions">
      <li>
        <SignInToLesson site={site} lesson={`${course.slug}/${slug}`} values={values}>
          {signIn}
        </SignInToLesson>
      </li>
      <li>
        <QuietButton href={page}>{join}</QuietButton>
      </li>
    </ul>
  )
}

/** Whether the best attempt reaches the present pass mark, which may be lower than it was. */
export function isPassed({ bestScore, passMark }: Quiz): boolean {
  return bestScore !== null && bestScore >= passMark
}

type FormProps = LessonProps & { quiz: Quiz; words: Words['lesson'] }

function Questions({ lesson, quiz, words, values = {}, missing = [] }: FormProps) {
  return (
    <form className="form quiz-form" method="post" noValidate>
      <Missing quiz={quiz} words={words} missing={missing} />
      <input type="hidden" name="nonce" value={newNonce().nonce} />
      {quiz.questions.map((question, at) => (
        <QuestionField
          key={question.id}
          question={question}
          lang={lesson.lang}
          number={at + 1}
          words={words}
          values={values}
          isMissing={missing.includes(question.id)}
        />
      ))}
      <p>
        <button className="button" name="go" value="quiz">
          {words.quiz.submit}
        </button>
      </p>
    </form>
  )
}

type MissingProps = Pick<FormProps, 'quiz' | 'words'> & { missing: readonly string[] }

/** The questions that still need an answer, each with the way to it. */
function Missing({ quiz, words, missing }: MissingProps) {
  const said = { summary: words.quiz.missingTitle, nothingLost: words.quiz.missingNote }
  const faults = quiz.questions.flatMap(({ id }, at) =>
    missing.includes(id)
      ? [{ name: `q-${id}`, text: fill(words.quiz.missing, { number: at + 1 }) }]
      : [],
  )
  return <ErrorSummary faults={faults} words={said} heading="h3" />
}

type FieldProps = {
  question: Question
  /** The language of its texts, if that is not the page's. */
  lang: string | undefined
  number: number
  words: Words['lesson']
  values: Values
  isMissing: boolean
}

function QuestionField({ question, lang, number, words, values, isMissing }: FieldProps) {
  const { id, kind, prompt, options } = question
  const hints = {
    single: words.quiz.chooseOne,
    multiple: words.quiz.chooseAll,
    text: words.quiz.write,
  }
  const helpId = `help-${id}`
  return (
    <fieldset
      className={isMissing ? 'quiz-question field-faulty' : 'quiz-question'}
      id={`q-${id}`}
      tabIndex={-1}
      aria-describedby={helpId}
    >
      <legend>
        <span className="question-number">{fill(words.quiz.question, { number })}</span>
        <span dir="auto" lang={lang}>
          {prompt}
        </span>
      </legend>
      <p className={isMissing ? 'field-fault' : 'help'} id={helpId}>
        {isMissing ? fill(words.quiz.missing, { number }) : hints[kind]}
      </p>
      {kind === 'text' ? (
        <input
          className="input input-medium"
          name={`q.${id}`}
          maxLength={300}
          autoComplete="off"
          dir="auto"
          defaultValue={values[`q.${id}`] ?? ''}
          aria-label={words.quiz.yours}
        />
      ) : (
        options.map((option) => <Choice key={option.id} {...{ question, option, lang, values }} />)
      )}
    </fieldset>
  )
}

type ChoiceProps = Pick<FieldProps, 'question' | 'lang' | 'values'> & {
  option: Question['options'][number]
}

function Choice({ question: { id, kind }, option, lang, values }: ChoiceProps) {
  const isMultiple = kind === 'multiple'
  const name = isMultiple ? `q.${id}.${option.id}` : `q.${id}`
  return (
    <label className="choice">
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={name}
        value={option.id}
        defaultChecked={values[name] === option.id}
      />
      <span dir="auto" lang={lang}>
        {option.text}
      </span>
    </label>
  )
}

/** The answers of a submitted form, as the API takes them; what was left open is left out. */
export function answersOf(
  questions: readonly Question[],
  values: Values,
): Record<string, string | string[]> {
  return Object.fromEntries(
    questions.flatMap(({ id, kind, options }): [string, string | string[]][] => {
      const one = values[`q.${id}`]?.trim() ?? ''
      if (kind !== 'multiple') return one === '' ? [] : [[id, one]]
      const chosen = options.flatMap((each) => values[`q.${id}.${each.id}`] ?? [])
      return chosen.length === 0 ? [] : [[id, chosen]]
    }),
  )
}
