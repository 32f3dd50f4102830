import { writeFileSync } from 'node:fs'

import { readCorpora } from './corpus.js'
import { learn, readExamples } from './learn.js'
import { askAll, curveOf, reliabilityOf, tableOf } from './measureQuality.js'
import { measureSpeed } from './measureSpeed.js'

/**
 * Prints how long answers take and, with a folder of corpora, how good they are: each corpus is asked with weights
 * learnt on the others. With `ANSWERS_WEIGHTS` the weights learnt on all of them are written there.
 */
export async function measureAnswers(
  folder: string | undefined,
  weightsPath: string | undefined,
): Promise<boolean> {
  const speed = await measureSpeed()
  console.table(speed)
  if (folder !== undefined) measureQuality(folder, weightsPath)
  return speed.every(({ holds }) => holds !== 'NO')
}

function measureQuality(folder: string, weightsPath: string | undefined): void {
  const corpora = readCorpora(folder)
  const examples = corpora.map(readExamples)
  const answers = corpora.flatMap((corpus) =>
    askAll(corpus, learn(examples.filter((other) => other.corpus !== corpus))),
  )
  console.log('Each corpus by weights learnt on the others')
  console.table(tableOf(answers))
  console.log('Answered against wrong, over all corpora')
  console.table(curveOf(answers))
  const { bins, ece } = reliabilityOf(answers)
  console.log(`Calibration: expected calibration error ${ece.toFixed(3)}`)
  console.table(bins)
  if (weightsPath !== undefined) {
    writeFileSync(weightsPath, `${JSON.stringify(learn(examples), null, 2)}\n`)
  }
}
