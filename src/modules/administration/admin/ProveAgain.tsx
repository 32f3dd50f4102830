'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'

import { ProofDialog } from './ProofDialog.js'
import { type Question, questionOf, signedInChannel, signedInMark, withProof } from './questions.js'

type Props = { children: ReactNode; hasPasswords: boolean; hasCompany: boolean }

/**
 * Asks for what a refused request lacks (a code, a second factor, a recent sign-in), then sends it again, so that nobody
 * loses what they were doing.
 */
export function ProveAgain({ children, ...ways }: Props) {
  const { config } = useConfig()
  const [question, setQuestion] = useState<Question>()
  const { api } = config.routes

  useEffect(() => {
    const plain = window.fetch.bind(window)
    window.fetch = askingFetch({ plain, api, ask: setQuestion })
    return () => {
      window.fetch = plain
    }
  }, [api])

  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has(signedInMark)) return
    const channel = new BroadcastChannel(signedInChannel)
    channel.postMessage(true)
    channel.close()
    window.close()
  }, [])

  return (
    <>
      {children}
      {question && <ProofDialog question={question} {...ways} />}
    </>
  )
}

type Asking = {
  plain: typeof fetch
  api: string
  ask: (question: Question | undefined) => void
}

function askingFetch({ plain, api, ask }: Asking): typeof fetch {
  const login = (json: object) =>
    plain(`${api}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  return async (input, init) => {
    const refused = await plain(input, init)
    const kind = input instanceof Request ? undefined : await questionOf(refused)
    if (!kind) return refused
    return new Promise((resolve) => {
      ask({
        ...{ kind, refused, login },
        repeat: (proof) => plain(input, proof ? withProof(init, proof) : init),
        answer: (final) => {
          ask(undefined)
          resolve(final)
        },
      })
    })
  }
}
