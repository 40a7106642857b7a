import { IconCheck, IconWheelchair } from '@trilha/web/ui/icons.tsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './VacancyView.module.css'

type PcdLineProps = {
  /** Whether the person ticked the box. */
  told: boolean
  /** The box of the choice. */
  box: RefObject<HTMLInputElement | null>
}

/**
 * On phones the choice lies far above the button that is always in sight: says beside the button
 * that there is one, or that it was made, and leads to it.
 */
export function PcdLine({ told, box }: PcdLineProps) {
  const { t } = useTranslation('vacancies')
  const show = () => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={`link link--tap sm ${styles.pcdLine}`} onClick={show}>
      {told ? <IconCheck /> : <IconWheelchair />}
      {t(told ? 'pcd.lineTold' : 'pcd.line')}
    </button>
  )
}
