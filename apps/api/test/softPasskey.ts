import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/**
 * A device with one passkey, as WebAuthn Level 3 describes it (sections 6.1, 6.5 and 7): ES256, no
 * attestation.
 */
export function softPasskey({ rpId = 'localhost', origin = 'http://localhost:3000' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  /** Section 6.1: hash of the domain, flags, counter, and at the creation the public key. */
  function authenticatorData(flags: number, attested = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested])
  }

  const present = 0x01
  const verified = 0x04
  const hasKey = 0x40
  const id = credentialId.toString('base64url')
  const credential = { id, rawId: id, type: 'public-key' as const }

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    create(
      options: { challenge: string; user: { id: string } },
      { from = origin, flags = present | verified } = {},
    ) {
      const { challenge, user } = options
      userHandle = user.id
      // COSE (RFC 9053): EC2 key, ES256, curve P-256, x, y; in CBOR.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      const data = authenticatorData(flags | hasKey, attested)
      // {fmt: "none", attStmt: {}, authData: bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        Buffer.from([data.length >> 8, data.length & 0xff]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    use(challenge: string, { from = origin, flags = present | verified, counts = true } = {}) {
      if (counts) counter += 1
      const client = clientData('webauthn.get', challenge, from)
      const data = authenticatorData(flags)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          userHandle,
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}
