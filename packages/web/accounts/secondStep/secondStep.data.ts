import type { Proof } from '@trilha/contracts/accounts/proof'
import * as contract from '@trilha/contracts/accounts/secondStep'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../data/call.ts'
import { accountKeys } from '../accounts.keys.ts'
import { useChange } from '../accounts.data.ts'

/** State of the account's second step. */
export const secondStepQuery = queryOptions({
  queryKey: accountKeys.secondStep,
  queryFn: ({ signal }) => call(contract.getSecondStep, {}, { signal }),
})

/** A key for the authenticator app; nothing changes until a code confirms it. */
export const usePrepareAuthenticator = () =>
  useChange((body: Proof) => call(contract.prepareAuthenticator, { body }), secondStepQuery)

/** Turns the second step on, or changes the app. The mutation returns the recovery codes. */
export const useConfirmAuthenticator = () =>
  useChange(
    (body: BodyOf<typeof contract.confirmAuthenticator>) =>
      call(contract.confirmAuthenticator, { body }),
    secondStepQuery,
  )

export const useTurnOffSecondStep = () =>
  useChange((body: Proof) => call(contract.turnOffSecondStep, { body }), secondStepQuery)

/** Makes new recovery codes and returns them; the old ones become invalid. */
export const useRenewRecoveryCodes = () =>
  useChange((body: Proof) => call(contract.renewRecoveryCodes, { body }), secondStepQuery)
