/** The channel on which processes tell each other what changed. */
export const changesChannel = 'foyer_changes'

export type ChangedDocument = { collection: string; id: string }

/** A change: its tags, and the document that was written as `collection#id`. */
export function writeNotice(tags: readonly string[], document?: ChangedDocument): string {
  return [...tags, ...(document ? [`${document.collection}#${document.id}`] : [])].join(',')
}

export function readNotice(notice: string): { tags: string[]; documents: ChangedDocument[] } {
  const parts = notice.split(',')
  const documents = parts.flatMap((part) => {
    const [collection = '', id] = part.split('#')
    return id === undefined ? [] : [{ collection, id }]
  })
  return { tags: parts.filter((part) => !part.includes('#')), documents }
}
