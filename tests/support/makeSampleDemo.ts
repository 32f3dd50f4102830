import { seedSampleContent } from '../../src/demo/seedSampleContent.js'
import { startDemo } from './startDemo.js'

// A process makes one demo, and this one is to be copied.
const demo = await startDemo({}, { withContent: false, keptIn: process.argv[2] })
await seedSampleContent(demo.payload)
await demo.stop()
process.exit(0)
