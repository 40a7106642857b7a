import * as contract from '@trilha/contracts/accounts/passkeys'
import type { TypeUser, User } from '@trilha/contracts/accounts/accounts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '../../data/call.ts'
import { importWithRetry } from '../../data/importWithRetry.ts'
import { beginSession } from '../../data/session.ts'

/** True if this browser supports WebAuthn. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** True if the person closed the browser's dialog or let it time out. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** True if the device already has a passkey of this account. */
export const isAlreadyOnDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError'

// Loaded separately, because most people sign in with their password.
const loadLibrary = () => importWithRetry(() => import('@simplewebauthn/browser'))

/**
 * Creates a passkey on a device that the person chooses, and adds it to the account.
 * @throws CallError; an error that `isCancelled` or `isAlreadyOnDevice` recognises; other errors of the device.
 */
export async function createPasskey(): Promise<contract.Passkey> {
  const [{ ticket, options }, { startRegistration }] = await Promise.all([
    call(contract.preparePasskey, {}),
    loadLibrary(),
  ])
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  const passkey = {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
  return call(contract.addPasskey, { body: { ticket, passkey } })
}

/**
 * Signs in with a passkey that the person chooses.
 * @throws CallError `passkey-unknown`, `passkey-expired`, `passkeys-unavailable`; an error that
 *   `isCancelled` recognises; other errors of the device.
 */
export async function signInWithPasskey(typeUser: TypeUser): Promise<User> {
  const [{ ticket, options }, { startAuthentication }] = await Promise.all([
    call(contract.preparePasskeySignIn, {}),
    loadLibrary(),
  ])
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = options
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const passkey = {
    id,
    rawId,
    type,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      userHandle: userHandle ?? '',
    },
  }
  const session = await call(contract.signInWithPasskey, {
    query: { typeUser },
    body: { ticket, passkey },
  })
  return beginSession(session)
}
