/** `npm start`: builds the sites whose sources have changed, then runs the program. */
import { buildStale } from './build.ts'

const built = buildStale()
if (built.length > 0) console.log(`Sites built: ${built.join(', ')}.`)
const { main } = await import('../apps/api/src/main.ts')
await main()
