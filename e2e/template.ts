/**
 * `node e2e/template.ts <folder>`: creates the demo content in an empty data folder. It starts the
 * program there and stops it when the content is complete.
 */
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { startAsPerson, stopProgram } from './program.global.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node e2e/template.ts <folder>')
await stopProgram(await startAsPerson(folder, await freePort()))
