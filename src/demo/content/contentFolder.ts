import { join } from 'node:path'

/** Where the sample images and texts lie; relative to the folder the process was started in, as Next's own files are. */
export const contentFolder = join(process.cwd(), 'src', 'demo', 'content')
