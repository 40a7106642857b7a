import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { CallError } from '@trilha/web/data/call.ts'
import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useApply, type ApplySource } from '../vacancies.data.ts'
import { noPcd, pcdRequestOf, type PcdValue } from './pcd.word.ts'

/** What a signed-in user can do with a vacancy. */
export type ApplyStep = {
  action: 'apply' | 'open-trail' | 'refused'
  /** Address of the user's trail. */
  trail: string
  /** Why the user may not apply, if `refused`. */
  reason: string
  /** The error of the last attempt, if it says something about this action. */
  failure: CallError['id'] | null
  isSending: boolean
  send: () => void
  /** The optional choice that is sent too. */
  pcd: PcdValue
  setPcd: (value: PcdValue) => void
  /** The checkbox of that choice. */
  pcdBox: RefObject<HTMLInputElement | null>
}

/** The action of a signed-in user on a vacancy: apply, open their trail, or neither. */
export function useApplyStep(vacancy: VacancyView, source: ApplySource): ApplyStep {
  const navigate = useNavigate()
  const apply = useApply(vacancy.id, source)
  const [pcd, setPcd] = useState(noPcd)
  const pcdBox = useRef<HTMLInputElement>(null)
  // The vacancy may no longer ask: do not send a choice that is not visible.
  const pcdRequest = vacancy.vacanciesDeficiencies === null ? null : pcdRequestOf(pcd)
  const trail = paths.progress(vacancy.id)
  // A failed request may have reached the server; if the choice changed since, it must still be
  // sent.
  const unsent = apply.isError && JSON.stringify(apply.variables) !== JSON.stringify(pcdRequest)
  const applied = vacancy.applicationState !== null
  const { allowed, reason } = vacancy.can.apply
  const action =
    applied && !unsent && !apply.isPending ? 'open-trail' : applied || allowed ? 'apply' : 'refused'
  const failure = apply.error instanceof CallError ? apply.error.id : 'unexpected'
  // The trail exists, so the request had arrived although its answer was lost.
  const settled = action === 'open-trail' && failure === 'network'
  return {
    action,
    trail,
    reason: reason ?? 'forbidden',
    failure: apply.isError && !settled ? failure : null,
    isSending: apply.isPending || apply.isSuccess,
    send: () => apply.mutate(pcdRequest, { onSuccess: () => void navigate(trail) }),
    pcd,
    setPcd,
    pcdBox,
  }
}
