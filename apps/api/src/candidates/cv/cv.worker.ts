import { parentPort, workerData } from 'node:worker_threads'
import { CvError, openCv, type CvFile, type CvRefusal } from './open.ts'

/** The only message that the worker posts. */
export type CvAnswer = { file: CvFile } | { refusal: CvRefusal }

const answer: CvAnswer = await openCv(workerData as Uint8Array).then(
  (file) => ({ file }),
  (error: unknown) => ({ refusal: error instanceof CvError ? error.id : 'cv-invalid' }),
)
parentPort?.postMessage(answer)
