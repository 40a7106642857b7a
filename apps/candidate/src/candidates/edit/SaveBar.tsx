import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconAlertCircle, IconArrowRight } from '@trilha/web/ui/icons/icons.tsx'
import {
  IconCloudCheck,
  IconCloudUpload,
  IconDeviceMobileCheck,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { neighbours, type EditPart } from '../candidates.parts.ts'
import type { Saver, PartStatus } from './edit.context.ts'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  part: EditPart
  /** Saves unsaved changes before the next section opens. */
  onContinue: Saver
  state: { status: PartStatus; at: Date } | undefined
}

/**
 * Save status, and the button to the next section. The button saves first; if that fails, the
 * section stays open.
 */
export function SaveBar({ part, onContinue, state }: SaveBarProps) {
  const { t } = useTranslation('candidates')
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const { previous, next } = neighbours(part)
  const to = next ? paths.editProfile(next) : paths.profile()
  async function goOn() {
    setIsSaving(true)
    const done = await onContinue()
    setIsSaving(false)
    if (done) void navigate(to)
  }
  return (
    <div className={styles.bar} data-foot>
      <Status state={state} />
      {previous && (
        <Button
          variant="plain"
          className={styles.previous}
          render={<Link to={paths.editProfile(previous)} />}
        >
          {t('edit.previous')}
        </Button>
      )}
      <Button loading={isSaving} onClick={() => void goOn()}>
        {next ? t('edit.goOn', { part: t(`short.${next as 'about'}`) }) : t('edit.finish')}
        <IconArrowRight className="i i--dir" />
      </Button>
    </div>
  )
}

const icons: Record<Exclude<PartStatus, 'idle'>, ReactNode> = {
  draft: <IconDeviceMobileCheck />,
  saving: <IconCloudUpload />,
  saved: <IconCloudCheck />,
  kept: <IconDeviceMobileCheck />,
  refused: <IconAlertCircle />,
}

function Status({ state }: Pick<SaveBarProps, 'state'>) {
  const { t } = useTranslation('candidates')
  const { language } = useFormat()
  const status = state && state.status !== 'idle' ? state.status : null
  const time = state?.at.toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return (
    <output className={styles.status} data-status={status ?? undefined}>
      {status && icons[status]}
      {status && <span>{t(`save.${status}`, { time })}</span>}
    </output>
  )
}
