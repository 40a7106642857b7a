import { IconCheck, IconWheelchair } from '@trilha/web/ui/icons/icons.tsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PcdLine.module.css'

type PcdLineProps = {
  /** Whether the checkbox is ticked. */
  chosen: boolean
  /** The checkbox of `PcdChoice`. */
  box: RefObject<HTMLInputElement | null>
}

/**
 * On phones the PcD choice is far above the sticky apply button: this line next to the button shows
 * whether it was chosen, and scrolls to it.
 */
export function PcdLine({ chosen, box }: PcdLineProps) {
  const { t } = useTranslation('vacancies')
  const show = () => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={`link link--tap sm ${styles.line}`} onClick={show}>
      {chosen ? <IconCheck /> : <IconWheelchair />}
      {t(chosen ? 'pcd.lineTold' : 'pcd.line')}
    </button>
  )
}
