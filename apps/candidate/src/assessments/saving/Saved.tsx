import {
  IconCloudCheck,
  IconCloudUpload,
  IconDeviceMobileCheck,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '@trilha/web/data/autosave.ts'
import styles from './Saved.module.css'

/** Save status of the last answer. */
export function Saved({ status }: { status: SaveStatus }) {
  const { t } = useTranslation('assessments')
  const shown = status === 'idle' || status === 'refused' ? null : status
  return (
    <output className={styles.saved} data-status={shown ?? undefined}>
      {shown && icons[shown]}
      {shown && t(`saved.${shown}`)}
    </output>
  )
}

const icons = {
  saving: <IconCloudUpload />,
  saved: <IconCloudCheck />,
  kept: <IconDeviceMobileCheck />,
}

const fromWorst = ['refused', 'kept', 'saving', 'saved'] as const

/** One status for all answers: saved only if all are. */
export const worstOf = (answers: readonly { status: SaveStatus }[]): SaveStatus =>
  fromWorst.find((worst) => answers.some(({ status }) => status === worst)) ?? 'idle'
