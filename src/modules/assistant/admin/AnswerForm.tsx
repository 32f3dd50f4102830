'use client'

import { Button, TextareaInput, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { postAnswer } from './postAnswer.js'

/** The fields of an answer, with the button that publishes it at `path`. */
export function AnswerForm({ asked, path }: { asked: string; path: string }) {
  const [question, setQuestion] = useState(asked)
  const [answer, setAnswer] = useState('')
  const [isSending, setSending] = useState(false)

  const publish = async () => {
    setSending(true)
    const fault = await postAnswer(path, { question, answer })
    if (fault === undefined) window.location.reload()
    else toast.error(fault)
    setSending(fault === undefined)
  }
  return (
    <>
      <TextareaInput
        label="Question, as the next visitor would ask it"
        onChange={typed(setQuestion)}
        path="faq-question"
        value={question}
      />
      <TextareaInput
        label="Answer in plain text, the answer itself first"
        onChange={typed(setAnswer)}
        path="faq-answer"
        value={answer}
      />
      <div>
        <Button
          disabled={isSending || !answer.trim()}
          margin={false}
          onClick={() => void publish()}
          size="medium"
        >
          {isSending ? 'Publishing…' : 'Publish the answer'}
        </Button>
      </div>
    </>
  )
}

const typed = (set: (value: string) => void) => (event: { target: { value: string } }) =>
  set(event.target.value)
