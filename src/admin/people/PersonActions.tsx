'use client'

import { ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'

import { ActionButton } from '../ActionButton.js'
import { download, reasonIn, send } from '../runAction.js'

const modalSlug = 'erase-lead'

/** What a person may ask for: a copy of what is stored about them, and its erasure after a confirmation. */
export function PersonActions({ email }: { email: string }) {
  const { admin, api } = useConfig().config.routes
  const { openModal } = useModal()
  const router = useRouter()
  const exported = `${api}/people/export?email=${encodeURIComponent(email)}`
  const erase = async () => {
    const answer = await send(`${api}/people/erase`, { email })
    if (answer.ok) {
      toast.success('The person was erased.')
      router.push(`${admin}/collections/leads`)
    } else toast.error(`Nothing was erased. ${await reasonIn(answer)}`)
  }
  return (
    <div className="person__actions">
      <ActionButton onClick={() => void download(exported)}>Export their data</ActionButton>
      <ActionButton onClick={() => openModal(modalSlug)}>Erase person</ActionButton>
      <ConfirmationModal
        body="All leads of this address, their timelines and waiting mails are removed, and a learner of this address with enrolments and certificates. Orders stay in the books, and consents as proof, without a name. This cannot be undone."
        confirmLabel="Erase"
        heading="Erase this person?"
        modalSlug={modalSlug}
        onConfirm={erase}
      />
    </div>
  )
}
