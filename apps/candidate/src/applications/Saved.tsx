import { IconCloudCheck, IconCloudUpload, IconDeviceMobileCheck } from '@trilha/web/ui/icons.tsx'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from './requirementsTest.autosave.ts'
import styles from './RequirementsTest.module.css'

/** Where the last answer is. */
export function Saved({ status }: { status: SaveStatus }) {
  const { t } = useTranslation('applications')
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
