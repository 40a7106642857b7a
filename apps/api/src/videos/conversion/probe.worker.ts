import { parentPort, workerData } from 'node:worker_threads'
import { readRecording } from './probe.read.ts'

/** Worker thread that reads one recording, see `probe`. */
parentPort?.postMessage(await readRecording(String(workerData)))
