import type { Mark } from '@trilha/contracts/vacancies/enums'
import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import type { ReactNode } from 'react'
import { useMark } from './marks.data.ts'

type Change = ReturnType<typeof useMark>['change']

type MarkedRowProps = {
  vacancy: Pick<VacancyCard, 'id' | 'mark'>
  /** The mark of the list. */
  listed: Mark
  className?: string
  /** @param take changes the mark and moves the focus to the next row. */
  children: (take: Change) => ReactNode
}

/** A row in a list of marked vacancies, gone as soon as the vacancy has another mark or none. */
export function MarkedRow({ vacancy, listed, className, children }: MarkedRowProps) {
  const { mark, change } = useMark(vacancy)
  if (mark !== listed) return null
  const take: Change = (to, options) => {
    focusNextRow()
    change(to, options)
  }
  return <li className={className}>{children(take)}</li>
}

/** Moves the focus from a button of a row to the row that takes its place, or to the first link. */
function focusNextRow(): void {
  const row = document.activeElement?.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('main')
  next?.querySelector<HTMLElement>('a, button')?.focus()
}
