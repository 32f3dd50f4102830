/** Ends the output with `N passed, N failed`, a test file that could not run counting as one failure. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    const skipped = results.numPendingTests + results.numTodoTests
    const counts = [`${results.numPassedTests} passed`, `${failed} failed`]
    if (skipped > 0) counts.push(`${skipped} skipped`)
    // Jest prints its own summary after every reporter, whatever their order.
    process.once('exit', () => process.stdout.write(`${counts.join(', ')}\n`))
  }
}
