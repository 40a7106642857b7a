import { hideReasons, type HideReason } from '@trilha/contracts/vacancies/enums'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './HiddenNotice.module.css'

type HiddenNoticeProps = {
  /** The role of the vacancy. */
  title: string
  onReason: (reason: HideReason | null) => void
  onUndo: () => void
}

/** In the place of a vacancy that was hidden: why, if the user wants to say it, and undo. */
export function HiddenNotice({ title, onReason, onUndo }: HiddenNoticeProps) {
  const { t } = useTranslation('collection')
  const id = useId()
  const [reason, setReason] = useState<HideReason | null>(null)
  return (
    <section aria-labelledby={id} tabIndex={-1} className={styles.notice}>
      <IconEyeOff />
      <p id={id}>
        <b>{t('hidden.done')}</b> <span className="sr">{title}.</span> {t('hidden.why')}{' '}
        <span className="ink3">{t('hidden.optional')}</span>
      </p>
      <Chips>
        {hideReasons.map((one) => (
          <Chip
            key={one}
            pressable
            on={reason === one}
            onClick={() => {
              const next = reason === one ? null : one
              setReason(next)
              onReason(next)
            }}
          >
            {t(`reasons.${one}`)}
          </Chip>
        ))}
      </Chips>
      <Button variant="outline" size="sm" className={styles.undo} onClick={onUndo}>
        {t('hidden.undo')}
      </Button>
    </section>
  )
}
