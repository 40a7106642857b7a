import {
  maxFactorWithoutReason,
  timeFactors,
  type Test,
  type TimeFactor,
} from '@trilha/contracts/assessments/assessments'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconClock, IconEye } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass, IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconListNumbers, IconTarget } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { CallError } from '@trilha/web/data/call.ts'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDates } from '../../applications/useDates.ts'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { useStartTest } from '../assessments.data.ts'
import { TestFoot } from './player/TestFoot.tsx'
import { TestHeading } from './TestHeading.tsx'
import styles from './TestIntro.module.css'
import { useTimeText } from './TimeLeft.tsx'

type TestIntroProps = { test: Test; vacancyId: number; device: string }

const factorNames = { 1: 'x1', 1.25: 'x125', 1.5: 'x15', 2: 'x2' } as const

/** Introduction before the time starts; extra time can only be chosen here. */
export function TestIntro({ test, vacancyId, device }: TestIntroProps) {
  const { t } = useTranslation('assessments')
  const fieldError = useFieldError()
  const dates = useDates()
  const timeText = useTimeText()
  const errorText = useErrorText()
  const name = useId()
  const [factor, setFactor] = useState<TimeFactor>(1)
  const { seconds } = test
  const timed = seconds !== null || test.timedItems
  const needsReason = timed && factor > maxFactorWithoutReason
  const [reason, setReason] = useState('')
  const reasonInput = useRef<HTMLInputElement>(null)
  const [reasonProblem, setReasonProblem] = useState<string>()
  const refuseReason = (problem: string) => {
    setReasonProblem(problem)
    reasonInput.current?.focus()
  }
  const at = { id: test.applicationId, stageId: test.stageId }
  const start = useStartTest(at, test.kind, vacancyId)
  const facts = [
    { icon: <IconListNumbers />, text: t('intro.questions', { count: test.itemCount }) },
    {
      icon: <IconClock />,
      text: seconds === null ? t('intro.untimed') : t('intro.total', { time: timeText(seconds) }),
    },
    ...(seconds === null
      ? []
      : [
          { icon: <IconHourglass />, text: t('intro.clock') },
          { icon: <IconSend />, text: t('intro.over') },
        ]),
    ...(test.timedItems ? [{ icon: <IconHourglass />, text: t('intro.perItem') }] : []),
    ...(test.kind === 'custom'
      ? [
          {
            icon: <IconTarget />,
            text:
              test.passPercent === null
                ? t('intro.points')
                : t('intro.pass', { percent: test.passPercent }),
          },
          { icon: <IconEye />, text: t('intro.leaving') },
        ]
      : []),
  ]
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (needsReason && reason.trim() === '') return refuseReason('reason-required')
        start.mutate(
          { timeFactor: factor, device, ...(needsReason && { timeReason: reason }) },
          {
            onError: (error) => {
              const problem = reasonProblemOf(error)
              if (problem) refuseReason(problem)
            },
          },
        )
      }}
    >
      <span className="eyebrow">{t('intro.eyebrow')}</span>
      <TestHeading>{t('intro.title')}</TestHeading>
      {test.instructions && <p className={styles.lead}>{test.instructions}</p>}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.text}>
            {fact.icon}
            <span>{fact.text}</span>
          </li>
        ))}
      </ul>
      {test.dueAt && (
        <p className="b">{t('intro.due', { deadline: dates.deadline(test.dueAt) })}</p>
      )}
      {timed && (
        <Fieldset legend={t('intro.more')} hint={t('intro.moreHint')} className={styles.more}>
          {timeFactors.map((one) => (
            <Radio
              key={one}
              name={name}
              checked={factor === one}
              onChange={() => setFactor(one)}
              {...(seconds !== null && { description: timeText(seconds * one) })}
            >
              {t(`intro.factor.${factorNames[one]}`)}
            </Radio>
          ))}
        </Fieldset>
      )}
      {needsReason && (
        <Field
          label={t('intro.reason')}
          hint={t('intro.reasonHint')}
          error={fieldError(reasonProblem)}
          className={styles.more}
        >
          <TextInput
            ref={reasonInput}
            maxLength={300}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setReasonProblem(undefined)
            }}
          />
        </Field>
      )}
      {start.error !== null && !reasonProblemOf(start.error) && (
        <Alert tone="bad" announce="assertive" className={styles.error}>
          {errorText(start.error)}
        </Alert>
      )}
      <TestFoot>
        <Button variant="plain" render={<Link to={paths.progress(vacancyId)} />}>
          {t('intro.later')}
        </Button>
        <Button type="submit" loading={start.isPending}>
          {t('intro.start')}
        </Button>
      </TestFoot>
    </form>
  )
}

/** Why the server refused the reason for more time; undefined if it refused something else. */
const reasonProblemOf = (error: unknown): string | undefined =>
  error instanceof CallError
    ? error.errors.find(({ field }) => field === 'timeReason')?.id
    : undefined
