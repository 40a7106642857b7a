import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { localStorage } from './storage.local.ts'
import { s3Storage } from './storage.s3.ts'

/** An address that serves a file, and when it ends. */
export type SignedAddress = { url: string; expiresAt: Date }

/** Bytes from `start` to `end`, both inclusive. */
export type ByteRange = { start: number; end: number }

/** A file of the local folder behind a signed address. */
export type StoredFile = { size: number; stream: (range?: ByteRange) => Readable }

/** Where files live. Names are made by us (`photos/<uuid>.webp`), never by a client. */
export type Storage = {
  put: (name: string, bytes: Buffer, type: string) => Promise<void>
  /** Keeps a copy of a file of this machine, of any size, without holding it in memory. */
  putFile: (name: string, path: string, type: string) => Promise<void>
  /** Writes a kept file to a path of this machine. @throws when there is none. */
  getFile: (name: string, path: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** An address that serves the file until it expires (seconds). */
  url: (name: string, seconds?: number) => Promise<string>
  /** The same, with the instant of its end. */
  address: (name: string, seconds?: number) => Promise<SignedAddress>
  /** A file of the local folder for a signed address; null when the signature is not ours. */
  open: (name: string, expires: number, signature: string) => Promise<StoredFile | null>
}

/** A folder of our own, or an S3 bucket where configured. */
export function createStorage(config: Config): Storage {
  return config.s3 ? s3Storage(config.s3) : localStorage(config)
}
