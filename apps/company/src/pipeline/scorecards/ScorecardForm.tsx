import { failureId } from '@trilha/web/form/Failure.tsx'
import type { Scorecard } from '@trilha/contracts/pipeline/person'
import type { Competency } from '@trilha/contracts/selfAssessments/scales'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ScorecardForm.module.css'
import { useSheet } from '../person/person.data.ts'
import { useUnsentInput } from '../unsentInput.ts'

type Given = { competency: Competency; mark: number | null; evidence: string }
type Draft = { given: readonly Given[]; note: string }

const scale = [1, 2, 3, 4, 5]

/** A mark with evidence for each competency. It can be saved as a draft; once sent, it is final. */
export function ScorecardForm({ id, card }: { id: string; card: Scorecard }) {
  const { t } = useTranslation(['sheet', 'interview', 'common'])
  const { score } = useSheet(id)
  const earlier = useUnsentInput<Draft>(`${id} scorecard`)
  const [{ given, note }, setDraft] = useState(() => initialDraft(card, earlier.values))
  const [showErrors, setShowErrors] = useState(false)
  const isIncomplete = given.some(({ mark }) => mark === null)
  const write = (next: Draft) => {
    setDraft(next)
    earlier.store(next)
  }

  const save = (send: boolean) => {
    if (send && isIncomplete) return setShowErrors(true)
    score.mutate(
      {
        marks: given.flatMap(({ competency, mark, evidence }) =>
          mark === null ? [] : [{ competency, mark, evidence }],
        ),
        note,
        send,
      },
      {
        onSuccess: () => {
          earlier.clear()
          toast.success(t(send ? 'scorecard.sent' : 'scorecard.kept'))
        },
      },
    )
  }

  const failure = failureId(score.error)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
    >
      {given.map((value) => (
        <Criterion
          key={value.competency}
          value={value}
          onChange={(next) =>
            write({ given: given.map((one) => (one === value ? next : one)), note })
          }
          error={showErrors && value.mark === null ? t('scorecard.missing') : undefined}
        />
      ))}
      <Field label={t('scorecard.note')} optional={t('common:actions.optional')}>
        <TextArea
          rows={3}
          value={note}
          onChange={(event) => write({ given, note: event.target.value })}
        />
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

/** Unsaved input of this session takes precedence over the saved draft. */
function initialDraft(card: Scorecard, earlier: Partial<Draft> | undefined): Draft {
  const known: readonly Given[] = [...(earlier?.given ?? []), ...(card.own?.marks ?? [])]
  return {
    given: card.criteria.map(
      ({ competency }) =>
        known.find((one) => one.competency === competency) ?? {
          competency,
          mark: null,
          evidence: '',
        },
    ),
    note: earlier?.note ?? card.own?.note ?? '',
  }
}

type CriterionProps = {
  value: Given
  onChange: (next: Given) => void
  error: string | undefined
}

function Criterion({ value, onChange, error }: CriterionProps) {
  const { t } = useTranslation(['sheet', 'interview'])
  const name = useId()
  const { competency } = value
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
