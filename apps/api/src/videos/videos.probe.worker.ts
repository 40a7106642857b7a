import { parentPort, workerData } from 'node:worker_threads'
import { readRecording } from './videos.probe.read.ts'

/** A thread of its own that reads one recording, see `probe`. */
parentPort?.postMessage(await readRecording(String(workerData)))
