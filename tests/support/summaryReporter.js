import { stripVTControlCharacters } from 'node:util'

/**
 * Ends the output with a line for each failure and with `N passed, N failed`, a test file that could not run counting as
 * one failure.
 */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    const skipped = results.numPendingTests + results.numTodoTests
    const counts = [`${results.numPassedTests} passed`, `${failed} failed`]
    if (skipped > 0) counts.push(`${skipped} skipped`)
    const lines = [...results.testResults.flatMap(failuresOf), counts.join(', ')]
    // Jest prints its own summary after every reporter, whatever their order.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`))
  }
}

function failuresOf({ testFilePath, testResults, testExecError }) {
  const path = testFilePath.slice(testFilePath.lastIndexOf('/tests/') + 1)
  const faults = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ')}`)
  if (testExecError) faults.push(`could not run: ${testExecError.message}`)
  return faults.map((fault) => `failed: ${path}: ${inOneLine(fault)}`)
}

const inOneLine = (text) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 900)
