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
const words = {
  approve: z.omit(approveStageBody, { version: true, stageId: true }),
  offer: z.omit(makeOfferBody, { version: true }),
  notApprove: z.omit(notApproveBody, { version: true }),
}

/** All decisions on a person's page; unavailable ones show the reason. */
export function Decision({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation('pipeline')
  const deciding = useDecision(application)
  const { answers, shown, stage, chosen, choose } = deciding
  const title = useRef<HTMLHeadingElement>(null)
  const written = useRef(chosen)
  // When the form closes, the focus returns to the first available decision.
  useEffect(() => {
    if (written.current && !chosen) title.current?.focus()
    written.current = chosen
  }, [chosen])
  return (
    <Card as="aside" className={styles.decision ?? ''} aria-label={t('decision.title')}>
      <h2 ref={title} tabIndex={-1}>
        {t('decision.title')}
      </h2>
      {shown.length === 0 && <p className="sm ink2">{t('decision.why.ended')}</p>}
      {!chosen &&
        shown.map((name) => (
          <ChoiceButton key={name} name={name} reason={answers[name].reason} onChoose={choose}>
            {t(`decision.${name}`, { stage: stage?.title ?? '' })}
          </ChoiceButton>
        ))}
      <DecisionWords application={application} deciding={deciding} />
    </Card>
  )
}

/** Available decisions in the footer of a sheet; empty when there are none. */
export function DecisionButtons({ deciding }: { deciding: Deciding }) {
  const { t } = useTranslation('pipeline')
  const { answers, shown, stage, choose } = deciding
  return shown
    .filter((name) => answers[name].allowed)
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

/** Form of the chosen decision; every rejection and offer needs a written message. */
export function DecisionWords({
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
    of: `${application.id} ${chosen}`,
  }
  return (
    <>
      {chosen === 'approve' && stage && (
        <DecisionForm
          {...form}
          schema={words.approve}
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
          schema={words.offer}
          fields={[{ name: 'message', label: t('decision.offerMessage') }]}
          send={({ message }) => offer.mutateAsync({ version, message })}
          words={{ submit: t('decision.offerSubmit'), done: t('decision.offered', { name }) }}
        />
      )}
      {chosen === 'notApprove' && (
        <DecisionForm
          {...form}
          schema={words.notApprove}
          factsOf={application.id}
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

/** One decision button; when unavailable, the reason is shown as text, on touch screens too. */
function ChoiceButton({ name, reason, onChoose, children }: ChoiceButtonProps) {
  const { t } = useTranslation('pipeline')
  const why = reason ? t(`decision.why.${reason}`) : undefined
  return (
    <div>
      <Button
        block
        variant={name === 'notApprove' ? 'outline' : 'primary'}
        disabledReason={why}
        onClick={() => onChoose(name)}
      >
        {children}
      </Button>
      {why && <p className={cx('sm ink2', styles.why)}>{why}</p>}
    </div>
  )
}
