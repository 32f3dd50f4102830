/** One question with its answer, both masked. */
export type Turn = { question: string; answer: string }
