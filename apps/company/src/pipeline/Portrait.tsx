import type { PipelineApplication } from '@trilha/contracts/pipeline/pipeline'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Portrait.module.css'

type PortraitProps = {
  candidate: PipelineApplication['candidate']
  size?: ComponentProps<typeof Avatar>['size']
}

/** Photo or initials; a placeholder for a hidden person, because an alias has no initials. */
export function Portrait({ candidate, size = 44 }: PortraitProps) {
  const { t } = useTranslation('board')
  if (!candidate.hidden)
    return <Avatar name={candidate.name} photoUrl={candidate.photoUrl} size={size} />
  return (
    <span
      className={styles.hidden}
      style={{ inlineSize: size, blockSize: size }}
      title={t('card.hidden')}
    >
      <IconEyeOff label={t('card.hidden')} />
    </span>
  )
}
