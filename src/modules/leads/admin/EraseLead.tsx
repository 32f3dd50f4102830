'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'

const modalSlug = 'erase-lead'

/** Erases the person behind the open lead after a confirmation. */
export function EraseLead() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const router = useRouter()
  if (id === undefined) return null

  const erase = async () => {
    const path = `${config.routes.api}/leads/${String(id)}/erase`
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
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
