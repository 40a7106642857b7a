import { buffer } from 'node:stream/consumers'
import { CvError, openCv } from './open.ts'
import type { CvAnswer } from './reading.ts'

/**
 * Reads one CV in a process of its own (`child.ts`): the file comes on the standard input, and the
 * answer leaves as JSON on the standard output. It imports no schemas: loading zod would take as long
 * as reading a short CV.
 */
const answer: CvAnswer = await openCv(new Uint8Array(await buffer(process.stdin))).then(
  (file) => ({ file }),
  (error: unknown) => ({ refusal: error instanceof CvError ? error.id : 'cv-invalid' }),
)
// Ends at once, whatever the libraries have left running.
process.stdout.write(JSON.stringify(answer), () => process.exit())
