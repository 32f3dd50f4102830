import { startFoyer } from './startFoyer.js'
import { testTopics } from './testTopics.js'
import { makeThings } from './things.js'

// A second process of one product: the settings are those of the process that started it.
const { url, close } = await startFoyer({
  endpoints: makeThings().endpoints,
  parts: { topics: testTopics },
})
console.log(`serving ${url}`)
process.stdin.on('end', () => void close().then(() => process.exit(0))).resume()
