'use client'

import { Button, ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'

const modalSlug = 'erase-lead'

/** Erases a person after a confirmation. */
export function ErasePerson({ email }: { email: string }) {
  const { config } = useConfig()
  const { openModal } = useModal()
  const router = useRouter()

  const erase = async () => {
    const response = await fetch(`${config.routes.api}/people/erase`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (!response.ok) {
      toast.error('Nothing was erased. Try again, and tell an admin if it fails once more.')
      return
    }
    toast.success('The person was erased.')
    router.push(`${config.routes.admin}/collections/leads`)
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => openModal(modalSlug)}
        size="medium"
      >
        Erase person
      </Button>
      <ConfirmationModal
        body="All leads of this address, their timelines and waiting mails are removed, and a learner of this address with enrolments and certificates. Orders stay in the books, and consents as proof, without a name. This cannot be undone."
        confirmLabel="Erase"
        heading="Erase this person?"
        modalSlug={modalSlug}
        onConfirm={erase}
      />
    </>
  )
}
