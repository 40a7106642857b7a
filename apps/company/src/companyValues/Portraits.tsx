import type { DiscardReason } from '@trilha/contracts/selfAssessments/scales'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadUnsentAnswers, saveUnsentAnswers, useRateCompany } from './companyValues.data.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import styles from './Portraits.module.css'

const portraits = assessmentForms.values.parts.flat()
const degrees = [1, 2, 3, 4, 5, 6] as const

type PortraitsProps = { userId: string; onSent: () => void }

/** The portraits with six options each; answers are stored on this device until sent. */
export function Portraits({ userId, onSent }: PortraitsProps) {
  const { t } = useTranslation('companyValues')
  const list = useRef<HTMLOListElement>(null)
  const [answers, setAnswers] = useState(() => loadUnsentAnswers(userId))
  const [showMissing, setShowMissing] = useState(false)
  const [discarded, setDiscarded] = useState<readonly DiscardReason[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const rate = useRateCompany()
  const missing = portraits.filter((item) => answers[item] === undefined)
  const choose = (item: string, value: number) => {
    const next = { ...answers, [item]: value }
    setAnswers(next)
    saveUnsentAnswers(userId, next)
  }
  const send = async () => {
    setFailure(null)
    setDiscarded([])
    setShowMissing(true)
    const [firstMissing] = missing
    if (firstMissing) {
      list.current?.querySelector<HTMLInputElement>(`input[name="${firstMissing}"]`)?.focus()
      return
    }
    try {
      const { discarded: reasons } = await rate.mutateAsync(answers)
      if (reasons.length > 0) return setDiscarded(reasons)
      saveUnsentAnswers(userId, null)
      toast.success(t('own.sent'))
      onSent()
    } catch (error) {
      setFailure(failureId(error))
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ol ref={list} className={styles.portraits}>
        {portraits.map((item) => (
          <li key={item}>
            <Portrait
              item={item}
              chosen={answers[item] ?? null}
              missing={showMissing && answers[item] === undefined}
              onChoose={(value) => choose(item, value)}
            />
          </li>
        ))}
      </ol>
      <Failure id={failure} />
      {discarded.map((reason) => (
        <Alert key={reason} tone="warn" announce="assertive">
          {t(`discarded.${reason}`)}
        </Alert>
      ))}
      <ButtonRow>
        <Button type="submit" loading={rate.isPending}>
          {t('own.send')}
        </Button>
        <p className="sm ink2">
          {missing.length > 0 ? t('own.missing', { count: missing.length }) : t('own.complete')}
        </p>
      </ButtonRow>
    </form>
  )
}

type PortraitProps = {
  item: string
  chosen: number | null
  missing: boolean
  onChoose: (value: number) => void
}

function Portrait({ item, chosen, missing, onChoose }: PortraitProps) {
  const { t } = useTranslation(['companyValues', 'values'])
  return (
    <fieldset className={styles.portrait} data-missing={missing || undefined}>
      <legend>{t(`values:${item as 'v01'}`)}</legend>
      <div className={styles.degrees}>
        {degrees.map((degree) => (
          <label key={degree} className={styles.degree}>
            <input
              type="radio"
              name={item}
              value={degree}
              checked={chosen === degree}
              aria-label={t(`likeness.${degree}`)}
              onChange={() => onChoose(degree)}
            />
            <span aria-hidden>{degree}</span>
          </label>
        ))}
      </div>
      <p className={styles.likeness} data-missing={missing || undefined}>
        {chosen === null
          ? t(missing ? 'own.answerThis' : 'own.ends')
          : t(`likeness.${chosen as 1}`)}
      </p>
    </fieldset>
  )
}
