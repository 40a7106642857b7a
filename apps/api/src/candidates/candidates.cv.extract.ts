import { Worker } from 'node:worker_threads'
import { fail } from '../platform/errors.ts'
import { createGate } from '../platform/gate.ts'
import type { CvFile } from './candidates.cv.open.ts'
import type { CvAnswer } from './candidates.cv.worker.ts'

const mostMilliseconds = 10_000
const gate = createGate(2)

/**
 * Reads a CV in a thread of its own, ended after 10 seconds or 192 MB.
 * @throws AppError `cv-invalid`, `cv-too-long`, `cv-no-text`.
 */
export async function extractCv(
  bytes: Uint8Array,
  milliseconds = mostMilliseconds,
): Promise<CvFile> {
  const answer = await gate(() => inWorker(bytes, milliseconds))
  return 'file' in answer ? answer.file : fail(answer.refusal)
}

function inWorker(bytes: Uint8Array, milliseconds: number): Promise<CvAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('candidates.cv.worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
      // Neither the settings nor what a library prints of a strange file are its business.
      env: {},
      stdout: true,
      stderr: true,
    })
    const end = (answer: CvAnswer) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ refusal: 'cv-too-long' }), milliseconds)
    worker.once('message', end)
    // Out of memory, or a file that breaks the library.
    worker.once('error', () => end({ refusal: 'cv-too-long' }))
    worker.once('exit', () => end({ refusal: 'cv-invalid' }))
  })
}
