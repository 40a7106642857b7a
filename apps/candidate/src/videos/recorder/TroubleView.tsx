import { Button } from '@trilha/web/ui/actions/Button.tsx'
import {
  IconAlertTriangle,
  IconEyeOff,
  IconLock,
  type IconComponent,
} from '@trilha/web/ui/icons/icons.tsx'
import { IconDeviceMobile, IconPhone, IconVideoOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { browserOf, type Trouble } from '../recording/recording.troubles.ts'
import { Mark } from '../step/Mark.tsx'
import { StepPage } from '../step/StepPage.tsx'
import { StepText, StepTitle } from '../step/StepTitle.tsx'
import styles from './TroubleView.module.css'

const icons: Record<Trouble, IconComponent> = {
  denied: IconLock,
  none: IconVideoOff,
  busy: IconVideoOff,
  unsupported: IconDeviceMobile,
  unplugged: IconVideoOff,
  interrupted: IconPhone,
  hidden: IconEyeOff,
  full: IconDeviceMobile,
  broken: IconAlertTriangle,
}

type TroubleViewProps = {
  trouble: Trouble
  /** The button to continue. */
  action: { label: string; onPress: () => void; loading?: boolean } | null
  /** Alternatives: a file, text. */
  children?: ReactNode
}

/** A problem with recording: what happened, what is already saved, and what to do. */
export function TroubleView({ trouble, action, children }: TroubleViewProps) {
  const { t } = useTranslation('videos')
  const Icon = icons[trouble]
  const instructions = useInstructions(trouble)
  return (
    <StepPage role="alert">
      <Mark tone="warn">
        <Icon />
      </Mark>
      <div>
        <StepTitle>{t(`trouble.${trouble}.title`)}</StepTitle>
        <StepText lead>{t(`trouble.${trouble}.text`)}</StepText>
      </div>
      {instructions.length > 0 && (
        <ol className={styles.ways}>
          {instructions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {action && (
        <Button size="lg" onClick={action.onPress} loading={action.loading ?? false}>
          {action.label}
        </Button>
      )}
      {children}
    </StepPage>
  )
}

/** Steps to solve the problem; for a denied permission they are specific to the browser. */
function useInstructions(trouble: Trouble): string[] {
  const { t } = useTranslation('videos')
  const text =
    trouble === 'denied'
      ? t(`permission.${browserOf(navigator.userAgent)}`)
      : t(`trouble.${trouble}.ways`)
  return text.split('\n').filter(Boolean)
}
