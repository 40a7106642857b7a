import type { DecisionReason } from '@trilha/contracts/applications/states'
import {
  approveStageBody,
  makeOfferBody,
  notApproveBody,
  type PipelineApplicationView,
} from '@trilha/contracts/pipeline/pipeline'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import styles from './Decision.module.css'
import { DecisionForm } from './DecisionForm.tsx'
import { useDecisions } from '../../pipeline.data.ts'
import { useDecision, type Choice, type Deciding } from './useDecision.ts'

/** Fields that the user writes; the application and its version are added on sending. */
const schemas = {
  approve: z.omit(approveStageBody, { version: true, stageId: true }),
  offer: z.omit(makeOfferBody, { version: true }),
  notApprove: z.omit(notApproveBody, { version: true }),
}

/** All decisions on a person's page; unavailable ones show the reason. */
export function Decision({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation('pipeline')
  const deciding = useDecision(application)
  const { permissions, shown, stage, chosen, choose } = deciding
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(chosen)
  // When the form closes, the focus moves to the title above the decision buttons.
  useEffect(() => {
    if (previous.current && !chosen) title.current?.focus()
    previous.current = chosen
  }, [chosen])
  return (
    <Card as="aside" className={styles.decision ?? ''} aria-label={t('decision.title')}>
      <h2 ref={title} tabIndex={-1}>
        {t('decision.title')}
      </h2>
      {shown.length === 0 && <p className="sm ink2">{t('decision.why.ended')}</p>}
      {!chosen &&
        shown.map((name) => (
          <ChoiceButton key={name} name={name} reason={permissions[name].reason} onChoose={choose}>
            {t(`decision.${name}`, { stage: stage?.title ?? '' })}
          </ChoiceButton>
        ))}
      <ChosenDecisionForm application={application} deciding={deciding} />
    </Card>
  )
}

/** Available decisions in the footer of a sheet; empty when there are none. */
export function DecisionButtons({ deciding }: { deciding: Deciding }) {
  const { t } = useTranslation('pipeline')
  const { permissions, shown, stage, choose } = deciding
  return shown
    .filter((name) => permissions[name].allowed)
    .map((name) => (
      <Button
        key={name}
        variant={name === 'notApprove' ? 'outline' : 'primary'}
        onClick={() => choose(name)}
      >
        {t(`decision.${name}`, { stage: stage?.title ?? '' })}
      </Button>
    ))
}

/** Form of the chosen decision; a rejection or an offer needs a written message. */
export function ChosenDecisionForm({
  application,
  deciding: { stage, chosen, close },
}: {
  application: PipelineApplicationView
  deciding: Deciding
}) {
  const { t } = useTranslation('pipeline')
  const { approve, notApprove, offer } = useDecisions(application.id)
  const { version } = application
  const { name } = application.candidate
  const form = {
    back: close,
    vacancyId: application.vacancy.id,
    draftKey: `${application.id} ${chosen}`,
  }
  return (
    <>
      {chosen === 'approve' && stage && (
        <DecisionForm
          {...form}
          schema={schemas.approve}
          fields={[{ name: 'message', label: t('decision.message'), optional: true }]}
          send={({ message }) =>
            approve.mutateAsync({ version, stageId: stage.id, message: message || undefined })
          }
          words={{ submit: t('decision.approveSubmit'), done: t('decision.approved', { name }) }}
        />
      )}
      {chosen === 'offer' && (
        <DecisionForm
          {...form}
          schema={schemas.offer}
          fields={[{ name: 'message', label: t('decision.offerMessage') }]}
          send={({ message }) => offer.mutateAsync({ version, message })}
          words={{ submit: t('decision.offerSubmit'), done: t('decision.offered', { name }) }}
        />
      )}
      {chosen === 'notApprove' && (
        <DecisionForm
          {...form}
          schema={schemas.notApprove}
          factsApplicationId={application.id}
          fields={[
            { name: 'message', label: t('decision.notApproveMessage') },
            { name: 'wentWell', label: t('decision.wentWell'), optional: true },
            { name: 'missing', label: t('decision.missing'), optional: true },
          ]}
          send={(values) => notApprove.mutateAsync({ version, ...values })}
          words={{ submit: t('decision.notApproveSubmit'), done: t('decision.answered', { name }) }}
        />
      )}
    </>
  )
}

type ChoiceButtonProps = {
  name: Choice
  reason: DecisionReason | null
  onChoose: (name: Choice) => void
  children: ReactNode
}

/** One decision button. When it is disabled, the reason is below it, also on touch screens. */
function ChoiceButton({ name, reason, onChoose, children }: ChoiceButtonProps) {
  const { t } = useTranslation('pipeline')
  const reasonText = reason ? t(`decision.why.${reason}`) : undefined
  return (
    <div>
      <Button
        block
        variant={name === 'notApprove' ? 'outline' : 'primary'}
        disabledReason={reasonText}
        onClick={() => onChoose(name)}
      >
        {children}
      </Button>
      {reasonText && <p className={cx('sm ink2', styles.why)}>{reasonText}</p>}
    </div>
  )
}
