import { shifts } from '@trilha/contracts/vacancies/enums'
import { CheckChip, Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/Switch.tsx'
import { recommendedQuery } from '../../vacancies/vacancies.data.ts'
import { ChipRow } from '../edit/form/ChipRow.tsx'
import { PlaceField } from '../PlaceField.tsx'
import { takesRemote, withRemote } from './answers.ts'
import styles from './PlaceStep.module.css'
import { Question } from './Question.tsx'
import type { StepProps } from './WorkStep.tsx'

/** 100 km is as far as the match looks. */
const distances = [5, 10, 30, 50, 100] as const

/** Where and when the person wants to work. */
export function PlaceStep({ answers, onAnswer }: StepProps) {
  const { t } = useTranslation('firstSteps')
  const { t: common } = useTranslation('common')
  const { data } = useQuery(recommendedQuery)
  const { municipality, maxKm, workplaces, shifts: chosen } = answers
  const isRemote = takesRemote(workplaces)
  return (
    <Question title={t('where.title')} lead={t('where.lead')}>
      <PlaceField place={municipality} onChoose={(place) => onAnswer({ municipality: place })} />
      <Fieldset legend={t('where.distance')}>
        <ChipRow>
          {distances.map((km) => (
            <Chip
              key={km}
              pressable
              on={maxKm === km}
              {...(maxKm === km && { icon: <IconCheck /> })}
              onClick={() => onAnswer({ maxKm: maxKm === km ? null : km })}
            >
              {t('where.km', { km })}
            </Chip>
          ))}
        </ChipRow>
      </Fieldset>
      <Switch
        atEnd
        className={styles.remote}
        checked={isRemote}
        onChange={(event) => onAnswer({ workplaces: withRemote(workplaces, event.target.checked) })}
        {...(isRemote &&
          data && { description: t('where.remoteCount', { count: data.remoteCount }) })}
      >
        <b>{t('where.remote')}</b>
      </Switch>
      <Fieldset legend={t('where.shifts')} optional={common('actions.optional')}>
        <ChipRow>
          {shifts.map((shift) => (
            <CheckChip
              key={shift}
              checked={chosen.includes(shift)}
              onChange={(event) => {
                const next = shifts.filter((one) =>
                  one === shift ? event.target.checked : chosen.includes(one),
                )
                onAnswer({ shifts: next.length > 0 ? next : null })
              }}
            >
              {common(`shift.${shift}`)}
            </CheckChip>
          ))}
        </ChipRow>
      </Fieldset>
    </Question>
  )
}
