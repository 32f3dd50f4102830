import type { SiteQuestion } from './readAllQuestions.js'

/** Questions whose answers unfold. The answer has the anchor, because browsers open what a link leads into. */
export function Questions({ questions }: { questions: readonly SiteQuestion[] }) {
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
