import type { Faq } from '../../../payload-types.js'
import type { Site } from '../Site.js'

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
