import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { CallError } from '@trilha/web/data/call.ts'
import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useApply, type ApplySource } from '../vacancies.data.ts'
import { noPcd, pcdRequestOf, type PcdValue } from './pcd.request.ts'

/** What a signed-in user can do with a vacancy. */
export type ApplyStep = {
  action: 'apply' | 'open-trail' | 'refused'
  /** Address of the user's trail. */
  trail: string
  /** Why the user may not apply, if `refused`. */
  reason: string
  /** Error of the last attempt; null if there was none, or if the application arrived anyway. */
  failure: CallError['id'] | null
  isSending: boolean
  send: () => void
  /** The optional PcD choice, sent with the application. */
  pcd: PcdValue
  setPcd: (value: PcdValue) => void
  /** The checkbox of the PcD choice. */
  pcdBox: RefObject<HTMLInputElement | null>
}

/** The action of a signed-in user on a vacancy: apply, open their trail, or neither. */
export function useApplyStep(vacancy: VacancyView, source: ApplySource): ApplyStep {
  const navigate = useNavigate()
  const apply = useApply(vacancy.id, source)
  const [pcd, setPcd] = useState(noPcd)
  const pcdBox = useRef<HTMLInputElement>(null)
  // The company may have removed the question: a choice that is no longer visible is not sent.
  const pcdRequest = vacancy.vacanciesDeficiencies === null ? null : pcdRequestOf(pcd)
  const trail = paths.progress(vacancy.id)
  // A failed request may have reached the server; if the choice changed since, it must still be
  // sent.
  const hasUnsentChoice =
    apply.isError && JSON.stringify(apply.variables) !== JSON.stringify(pcdRequest)
  const hasApplied = vacancy.applicationState !== null
  const { allowed, reason } = vacancy.can.apply
  const action =
    hasApplied && !hasUnsentChoice && !apply.isPending
      ? 'open-trail'
      : hasApplied || allowed
        ? 'apply'
        : 'refused'
  const errorId = apply.error instanceof CallError ? apply.error.id : 'unexpected'
  // The trail exists, so the request had arrived although its answer was lost.
  const hasArrived = action === 'open-trail' && errorId === 'network'
  return {
    action,
    trail,
    reason: reason ?? 'forbidden',
    failure: apply.isError && !hasArrived ? errorId : null,
    isSending: apply.isPending || apply.isSuccess,
    send: () => apply.mutate(pcdRequest, { onSuccess: () => void navigate(trail) }),
    pcd,
    setPcd,
    pcdBox,
  }
}
