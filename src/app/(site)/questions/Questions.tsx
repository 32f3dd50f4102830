import type { SiteQuestion } from './readAllQuestions.js'

type Props = { questions: readonly SiteQuestion[] }

/** Questions whose answers unfold. The answer has the anchor, because browsers open what a link leads into. */
export function Questions({ questions }: Props) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer, lang }) => (
        <details key={id} className="question" lang={lang}>
          <summary>
            <span dir="auto">{question}</span>
          </summary>
          <p className="answer" id={id} dir="auto">
            {answer}
          </p>
        </details>
      ))}
    </div>
  )
}
