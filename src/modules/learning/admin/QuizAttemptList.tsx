'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { runAction, useSaidAfterwards } from '../../../admin/runAction.js'
import { useHasRole } from '../../../admin/useHasRole.js'
import type { QuizAttempts } from '../lessonSchemas.js'
import './quizAttempts.css'

/** How the learner did at each quiz; admins give another attempt to who has none left. */
export function QuizAttemptList() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const mayGive = useHasRole('admin')
  useSaidAfterwards()
  const [quizzes, setQuizzes] = useState<QuizAttempts[]>([])
  const path = `${config.routes.api}/enrolments/${String(id)}/attempts`
  useEffect(() => {
    if (id === undefined) return
    void fetch(path).then(async (answer) => {
      if (answer.ok) setQuizzes(((await answer.json()) as { quizzes: QuizAttempts[] }).quizzes)
    })
  }, [id, path])
  if (quizzes.length === 0) return null
  const give = (lesson: string) => runAction(path, { lesson }, 'They have another attempt.')
  return (
    <section aria-labelledby="quiz-attempts" className="field-type">
      <h2 id="quiz-attempts">Quizzes</h2>
      <ul className="quiz-attempts">
        {quizzes.map((quiz) => (
          <Quiz
            key={quiz.lesson}
            onGive={mayGive && isStuck(quiz) ? () => void give(quiz.lesson) : undefined}
            quiz={quiz}
          />
        ))}
      </ul>
    </section>
  )
}

type QuizProps = { quiz: QuizAttempts; onGive: (() => void) | undefined }

function Quiz({ quiz, onGive }: QuizProps) {
  return (
    <li>
      <span>
        <strong>{quiz.title}</strong>
        <br />
        {stateOf(quiz)}
      </span>
      {onGive && (
        <Button
          aria-label={`Give another attempt: ${quiz.title}`}
          buttonStyle="secondary"
          margin={false}
          onClick={onGive}
          size="small"
        >
          Give another attempt
        </Button>
      )}
    </li>
  )
}

const isStuck = ({ attemptsLeft, passed }: QuizAttempts) => attemptsLeft === 0 && !passed

function stateOf({ used, attempts, bestScore, passed }: QuizAttempts): string {
  const count =
    attempts === null ? `${String(used)}, no limit` : `${String(used)} of ${String(attempts)}`
  return [
    `Attempts: ${count}`,
    ...(bestScore === null ? [] : [`best ${String(bestScore)}%`]),
    passed ? 'passed' : 'not passed',
  ].join(' · ')
}
