import type { ContentStage } from '@trilha/contracts/vacancies/content'
import {
  canHaveWeight,
  stageWeights,
  type StageKind,
  type StageWeight,
} from '@trilha/contracts/vacancies/enums'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ItemAnalysis } from '../../assessments/ItemAnalysis.tsx'
import { IntegerField, TextField } from '../editor/ContentField.tsx'
import { CriticalForm } from './CriticalForm.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { FieldRow } from '../ui/FieldRow.tsx'
import { ItemList } from './ItemList.tsx'
import { RuleList } from './RuleList.tsx'
import { TestForm } from './TestForm.tsx'
import { editorQuery } from '../vacancies.data.ts'
import { NumberSelect, VideoQuestionList } from './VideoQuestionList.tsx'

/** Title, duration and kind-specific content of a stage. */
export function StageForm({ index, stage }: { index: number; stage: ContentStage }) {
  const { t } = useTranslation('stages')
  const field = `stages.${index}`
  const { kind } = stage
  return (
    <>
      <TextField field={`${field}.title`} label={t('stage.title')} max={120} />
      <TextField
        field={`${field}.instructions`}
        label={t('stage.instructions')}
        hint={t('stage.instructionsHint')}
        rows={3}
        max={2000}
        optional
      />
      <FieldRow columns={3}>
        <IntegerField field={`${field}.days`} label={t('stage.days')} min={1} max={60} />
        <IntegerField
          field={`${field}.answerDays`}
          label={t('stage.answerDays')}
          min={1}
          max={60}
        />
        <IntegerField field={`${field}.minutes`} label={t('stage.minutes')} min={1} max={600} />
      </FieldRow>
      {kind === 'requirements' && <RuleList field={`${field}.rules`} />}
      {(kind === 'questions' || kind === 'custom') && (
        <ItemList field={`${field}.items`} custom={kind === 'custom'} />
      )}
      {kind === 'custom' && <TestForm field={`${field}.test`} />}
      {kind === 'custom' && <Analysis stageId={stage.id} />}
      {kind === 'video' && <VideoQuestionList field={`${field}.videoQuestions`} />}
      {kind === 'competency' && (
        <CriticalForm field={`${field}.critical`} eliminatory={stage.eliminatory} />
      )}
      {canHaveWeight(kind) && <Weight field={`${field}.weight`} />}
      {mayEliminate(kind) && <Eliminatory field={`${field}.eliminatory`} />}
    </>
  )
}

/**
 * Values never eliminate (docs/domain/assessments.md#values), and the offer is the last stage. In a
 * requirements stage, each rule says whether it eliminates.
 */
const mayEliminate = (kind: StageKind) => !['values', 'offer', 'requirements'].includes(kind)

/** Item analysis of a test; hidden until the vacancy is published, because there is no data. */
function Analysis({ stageId }: { stageId: string }) {
  const id = Number(useParams()['vacancyId'])
  const { data: editor } = useQuery(editorQuery(id))
  return editor && editor.state !== 'draft' && editor.state !== 'in_review' ? (
    <ItemAnalysis vacancyId={id} stageId={stageId} />
  ) : null
}

/** Weight of the stage, with the same text as on the public page. */
function Weight({ field }: { field: string }) {
  const { t } = useTranslation(['stages', 'common'])
  return (
    <NumberSelect
      field={field}
      label={t('stage.weight')}
      hint={t('stage.weightHint')}
      options={stageWeights}
      optionLabel={(weight) => t(`common:stageWeight.${weight as StageWeight}`)}
    />
  )
}

function Eliminatory({ field }: { field: string }) {
  const { t } = useTranslation('stages')
  const { value, set, fixed } = useContentField<boolean>(field)
  return (
    <Checkbox
      checked={value}
      disabled={fixed}
      onChange={({ target }) => set(target.checked)}
      description={t('stage.eliminatoryHint')}
    >
      {t('stage.eliminatory')}
    </Checkbox>
  )
}
