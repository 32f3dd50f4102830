import { StartupError } from '../../platform/StartupError.js'
import { explainFailure } from './explainFailure.js'

type Command = {
  /** `backup` or `restore`, as in `npm run backup -- FILE`. */
  name: string
  args: string[]
  /** Gives the line that says what was done. */
  work: (file: string, signal: AbortSignal) => Promise<string>
}

/**
 * Runs a command from start to end: what it did is printed, what went wrong is one line and exit code 1. Ctrl-C
 * and SIGTERM end it in good order, a second one at once.
 */
export async function runCommand({ name, args, work }: Command): Promise<void> {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort(new StartupError('it was stopped.'))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const [file, ...more] = args
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      throw new StartupError(`name one file: npm run ${name} -- FILE`)
    }
    console.log(await work(file, stopping.signal))
  } catch (error) {
    const known = explainFailure(stopping.signal.aborted ? stopping.signal.reason : error)
    if (known instanceof StartupError) console.error(`The ${name} failed: ${known.message}`)
    else console.error(`The ${name} failed because of a fault of its own:`, known)
    process.exitCode = 1
  }
}
