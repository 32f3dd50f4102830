import { AfterSave } from './AfterSave.js'
import { Summary, type SummaryProps } from './Summary.js'

type Props = Omit<SummaryProps, 'id'> & { id?: SummaryProps['id'] }

/** The summary of an open document, drawn again after each save. */
export function RecordSummary({ collectionSlug, data, id, payload, req }: Props) {
  if (id === undefined) return null
  return (
    <AfterSave name="draw-summary">
      <Summary {...{ collectionSlug, data, id, payload, req }} />
    </AfterSave>
  )
}
