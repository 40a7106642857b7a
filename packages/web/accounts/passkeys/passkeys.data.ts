import * as contract from '@trilha/contracts/accounts/passkeys'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../data/call.ts'
import { useChange } from '../accounts.data.ts'
import { accountKeys } from '../accounts.keys.ts'
import { createPasskey } from './webauthn.ts'

/** The passkeys of the account. */
export const passkeysQuery = queryOptions({
  queryKey: accountKeys.passkeys,
  queryFn: ({ signal }) => call(contract.listPasskeys, {}, { signal }),
})

/** Creates a passkey with the browser and adds it to the account; errors as `createPasskey`. */
export const useAddPasskey = () => useChange(createPasskey, passkeysQuery)

export const useRenamePasskey = (id: string) =>
  useChange(
    (body: { name: string }) => call(contract.renamePasskey, { params: { id }, body }),
    passkeysQuery,
  )

export const useRemovePasskey = () =>
  useChange((id: string) => call(contract.removePasskey, { params: { id } }), passkeysQuery)
