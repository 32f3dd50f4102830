/** The assistant's own texts in one language; everything else is quoted. */
export type AssistantWords = {
  /** Regulation (EU) 2024/1689, Article 50(1): people must be told that they are talking to an AI system. */
  disclosure: string
  /** Nothing in the content answers the question. */
  unknown: string
  /** An answer that had started to arrive was discarded. */
  restarted: string
  /** How many more documents could have been named. */
  more: (count: number) => string
  /** A suggested question that leads to a document. */
  about: (title: string) => string
}
