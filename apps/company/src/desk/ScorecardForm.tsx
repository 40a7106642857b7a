import { failureOf } from '@trilha/web/form/Failure.tsx'
import type { Scorecard } from '@trilha/contracts/desk.sheet'
import type { Competency } from '@trilha/contracts/selfAssessments.scales'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Field, Fieldset } from '@trilha/web/ui/Field.tsx'
import { TextArea } from '@trilha/web/ui/TextArea.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Scorecard.module.css'
import { useSheet } from './sheet.data.ts'

type Given = { mark: number | null; evidence: string }

const scale = [1, 2, 3, 4, 5]

/** A mark for each competency by its anchors, with the fact behind it: kept as a draft, or sent for good. */
export function ScorecardForm({ id, card }: { id: string; card: Scorecard }) {
  const { t } = useTranslation(['sheet', 'interview', 'common'])
  const { score } = useSheet(id)
  const [given, setGiven] = useState(() => {
    const own = new Map(card.own?.marks.map((mark) => [mark.competency, mark]))
    return new Map<Competency, Given>(
      card.criteria.map(({ competency }) => [
        competency,
        { mark: own.get(competency)?.mark ?? null, evidence: own.get(competency)?.evidence ?? '' },
      ]),
    )
  })
  const [note, setNote] = useState(card.own?.note ?? '')
  const [tried, setTried] = useState(false)
  const missing = [...given.values()].some(({ mark }) => mark === null)
  const set = (competency: Competency, next: Given) =>
    setGiven((now) => new Map(now).set(competency, next))

  const save = (send: boolean) => {
    if (send && missing) return setTried(true)
    score.mutate(
      {
        marks: [...given].flatMap(([competency, { mark, evidence }]) =>
          mark === null ? [] : [{ competency, mark, evidence }],
        ),
        note,
        send,
      },
      { onSuccess: () => toast.success(t(send ? 'scorecard.sent' : 'scorecard.kept')) },
    )
  }

  const failure = failureOf(score.error)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
    >
      {[...given].map(([competency, value]) => (
        <Criterion
          key={competency}
          competency={competency}
          value={value}
          onChange={(next) => set(competency, next)}
          error={tried && value.mark === null ? t('scorecard.missing') : undefined}
        />
      ))}
      <Field label={t('scorecard.note')} optional={t('common:actions.optional')}>
        <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {score.error && (
        <Alert tone="bad" announce="assertive">
          {t(`common:errors.${failure}`)}
        </Alert>
      )}
      <p className="sm ink2">{t('scorecard.final')}</p>
      <div className={styles.buttons}>
        <Button type="submit" loading={score.isPending} loadingText={t('common:actions.sending')}>
          {t('scorecard.send')}
        </Button>
        <Button variant="outline" onClick={() => save(false)}>
          {t('scorecard.keep')}
        </Button>
      </div>
    </form>
  )
}

type CriterionProps = {
  competency: Competency
  value: Given
  onChange: (next: Given) => void
  error: string | undefined
}

function Criterion({ competency, value, onChange, error }: CriterionProps) {
  const { t } = useTranslation(['sheet', 'interview'])
  const name = useId()
  const anchors = [
    { mark: 1, text: t(`interview:competency.${competency}.low`) },
    { mark: 3, text: t(`interview:competency.${competency}.middle`) },
    { mark: 5, text: t(`interview:competency.${competency}.high`) },
  ]
  return (
    <Fieldset legend={t(`interview:competency.${competency}.name`)} error={error}>
      <dl className={styles.anchors}>
        {anchors.map(({ mark, text }) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.rate}>
        {scale.map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name={name}
              checked={value.mark === mark}
              onChange={() => onChange({ ...value, mark })}
              aria-label={t('scorecard.of', { mark })}
            />
            <span>{mark}</span>
          </label>
        ))}
      </div>
      <TextArea
        rows={2}
        aria-label={t('scorecard.evidenceOf', {
          name: t(`interview:competency.${competency}.name`),
        })}
        placeholder={t('scorecard.evidence')}
        maxLength={1000}
        value={value.evidence}
        onChange={(event) => onChange({ ...value, evidence: event.target.value })}
      />
    </Fieldset>
  )
}
