/** What the assistant says of its own in one language; everything else it quotes. */
export type AssistantWords = {
  /** Regulation (EU) 2024/1689, Article 50(1): people are told that they talk to an AI system. */
  disclosure: string
  /** Nothing in the content answers the question. */
  unknown: string
  /** An answer that had begun to arrive was given up. */
  restarted: string
  /** So many more documents could have been named. */
  more: (count: number) => string
  /** A question that leads to a document. */
  about: (title: string) => string
}
