import { join } from 'node:path'

/** The folder of the sample images and texts, relative to the process's working directory, like Next's own files. */
export const contentFolder = join(process.cwd(), 'src', 'demo', 'content')
