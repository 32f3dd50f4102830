'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { postAnswer } from './AnswerQuestion.js'

type Props = { api: string; question: string; language: string; pages: readonly string[] }

/** Keeps a question that was answered wrongly as a test, with the page that should have answered it. */
export function WrongAnswer({ api, question, language, pages }: Props) {
  const [page, setPage] = useState('')
  const [isKept, setKept] = useState(false)
  const keep = async () => {
    const fault = await postAnswer(api, { question, language, page })
    if (fault === undefined) toast.success('It is a test question now, and is asked every night.')
    else toast.error(fault)
    setKept(fault === undefined)
  }
  return (
    <>
      <h3>This was wrong</h3>
      <label>
        The right answer is on{' '}
        <select onChange={({ target }) => setPage(target.value)} value={page}>
          <option value="">no page: it must not be answered</option>
          {pages.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <div>
        <Button disabled={isKept} onClick={() => void keep()} size="medium">
          Keep as a test question
        </Button>
      </div>
    </>
  )
}
