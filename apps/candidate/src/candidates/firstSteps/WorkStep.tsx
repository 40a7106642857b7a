import { maxWantedRoles } from '@trilha/contracts/candidates/candidates'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconCheck, IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { ChipRow } from '../edit/form/ChipRow.tsx'
import { WantedRolesField } from '../wantedRoles/WantedRolesField.tsx'
import type { Answers, Unsaved } from './answers.ts'
import { FirstJobChoice } from './FirstJobChoice.tsx'
import { Question } from './Question.tsx'

/** To begin with: work that vacancies everywhere name so, hence in Portuguese in every language. */
const commonRoles = [
  'Reposição de mercadorias',
  'Limpeza',
  'Motorista',
  'Auxiliar administrativo',
  'Vendas',
  'Auxiliar de cozinha',
]

export type StepProps = { answers: Answers; onAnswer: (change: Unsaved) => void }

/** Which work the person wants: up to three roles, or a first job in any work. */
export function WorkStep({ answers, onAnswer }: StepProps) {
  const { t } = useTranslation('firstSteps')
  const { wantedRoles, firstJob } = answers
  const isFull = wantedRoles.length >= maxWantedRoles
  const setRoles = (roles: string[]) => onAnswer({ wantedRoles: roles, firstJob: false })
  const toggle = (role: string) =>
    setRoles(
      wantedRoles.includes(role)
        ? wantedRoles.filter((one) => one !== role)
        : [...wantedRoles, role],
    )
  return (
    <Question title={t('work.title')} lead={t('work.lead')}>
      <WantedRolesField label={t('work.label')} roles={wantedRoles} onChange={setRoles} />
      <Fieldset legend={t('work.common')}>
        <ChipRow>
          {commonRoles.map((role) => {
            const isChosen = wantedRoles.includes(role)
            return (
              <Chip
                key={role}
                pressable
                on={isChosen}
                disabled={isFull && !isChosen}
                icon={isChosen ? <IconCheck /> : <IconPlus />}
                onClick={() => toggle(role)}
              >
                {role}
              </Chip>
            )
          })}
        </ChipRow>
      </Fieldset>
      <FirstJobChoice
        checked={firstJob}
        onChange={(checked) => onAnswer({ firstJob: checked, ...(checked && { wantedRoles: [] }) })}
      />
    </Question>
  )
}
