/** `npm run dev`: the program, with the sites served by Vite with hot reload. */
import { main } from '../apps/api/src/main.ts'

await main({ dev: true })
