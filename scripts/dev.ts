/** `npm run dev`: the same program, the sites served by Vite with hot reload. */
import { main } from '../apps/api/src/main.ts'

await main({ dev: true })
