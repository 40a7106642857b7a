import { createHmac } from 'node:crypto'

/** The bytes of a base 32 text. */
function base32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** What an authenticator app shows (RFC 4226 and 6238), written anew for tests. */
export function codeAt(key: string, time: Date): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time.getTime() / 30_000)))
  const digest = createHmac('sha1', base32(key)).update(counter).digest()
  const offset = (digest[19] ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
