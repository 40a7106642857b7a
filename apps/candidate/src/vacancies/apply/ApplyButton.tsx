import { Button, type ButtonProps } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ApplyStep } from './useApplyStep.ts'

type ApplyButtonProps = Pick<ButtonProps, 'size' | 'block'> & { step: ApplyStep }

/** Applies, or opens the user's trail; if neither is possible, it says why. */
export function ApplyButton({ step, ...look }: ApplyButtonProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  if (step.action === 'open-trail')
    return (
      <Button {...look} render={<Link to={step.trail} />}>
        {t('view.myTrail')}
      </Button>
    )
  if (step.action === 'refused')
    return (
      <Button {...look} disabledReason={common(`errors.${step.reason as 'forbidden'}`)}>
        {t('view.apply')}
      </Button>
    )
  return (
    <Button
      {...look}
      loading={step.isSending}
      loadingText={common('actions.sending')}
      onClick={step.send}
    >
      {t('view.apply')}
    </Button>
  )
}
