/** `npm run dev`: runs the program; Vite serves the sites with hot reload. */
import { main } from '../apps/api/src/main.ts'

await main({ dev: true })
