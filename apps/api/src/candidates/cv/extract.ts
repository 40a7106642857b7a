import { Worker } from 'node:worker_threads'
import { fail } from '../../platform/errors.ts'
import { createGate } from '../../platform/concurrency/gate.ts'
import type { CvFile } from './open.ts'
import type { CvAnswer } from './cv.worker.ts'

const defaultTimeoutMs = 10_000
const gate = createGate(2)

/**
 * Reads a CV in its own worker thread, which is terminated after 10 seconds or at 192 MB.
 * @throws AppError `cv-invalid`, `cv-too-long`, `cv-no-text`.
 */
export async function extractCv(bytes: Uint8Array, timeoutMs = defaultTimeoutMs): Promise<CvFile> {
  const answer = await gate(() => inWorker(bytes, timeoutMs))
  return 'file' in answer ? answer.file : fail(answer.refusal)
}

function inWorker(bytes: Uint8Array, timeoutMs: number): Promise<CvAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('cv.worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
      // The worker must not see the settings, and the output of its libraries stays out of the log.
      env: {},
      stdout: true,
      stderr: true,
    })
    const end = (answer: CvAnswer) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ refusal: 'cv-too-long' }), timeoutMs)
    worker.once('message', end)
    // Out of memory, or a file that crashes the library.
    worker.once('error', () => end({ refusal: 'cv-too-long' }))
    worker.once('exit', () => end({ refusal: 'cv-invalid' }))
  })
}
