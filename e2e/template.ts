/** `node e2e/template.ts <folder>`: starts the program on an empty folder and stops it, demo content made. */
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { startAsPerson, stopProgram } from './program.global.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node e2e/template.ts <folder>')
await stopProgram(await startAsPerson(folder, await freePort()))
