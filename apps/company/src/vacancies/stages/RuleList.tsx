import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { councils, languageLevels, languages } from '@trilha/contracts/assessments/rules'
import { cnhCategories, schoolings, shifts, states } from '@trilha/contracts/vacancies/enums'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { SelectField, IntegerField, TextField } from '../editor/ContentField.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { ChipGroup, ChipRow } from '../ui/ChipRow.tsx'
import { EntryList } from '../ui/EntryRow.tsx'
import { ListGroup } from '../ui/FieldGroup.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Entry } from './Entry.tsx'
import styles from './RuleList.module.css'
import { newRule, predicateKinds } from './stage.new.ts'
import { useFocusOnNewEntry } from '../editor/useFocusOnNewEntry.ts'

type Rule = ContentStage['rules'][number]

/** Rules of a requirements test: profile facts and statements, each with a reason. */
export function RuleList({ field }: { field: string }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { value: rules, set, fixed, error } = useContentField<Rule[]>(field)
  const { list, focusNewEntry } = useFocusOnNewEntry<HTMLOListElement>(rules.length)
  return (
    <ListGroup title={t('rules.title')} hint={t('rules.hint')} error={error}>
      <EntryList ref={list}>
        {rules.map((rule, i) => (
          <RuleEntry
            key={rule.id}
            field={`${field}.${i}`}
            n={i + 1}
            rule={rule}
            onRemove={fixed ? null : () => set(rules.filter((_, at) => at !== i))}
          />
        ))}
      </EntryList>
      {!fixed && rules.length < 20 && (
        <ChipGroup label={t('rules.add')}>
          {predicateKinds.map((kind) => (
            <Chip
              key={kind}
              icon={<IconPlus />}
              onClick={() => {
                focusNewEntry()
                set([...rules, newRule(kind)])
              }}
            >
              {t(`rules.kind.${kind}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </ListGroup>
  )
}

type RuleEntryProps = { field: string; n: number; rule: Rule; onRemove: (() => void) | null }

function RuleEntry({ field, n, rule, onRemove }: RuleEntryProps) {
  const { t } = useTranslation(['stages', 'editor'])
  const { set, fixed } = useContentField<boolean>(`${field}.eliminatory`)
  const { predicate } = rule
  const title =
    predicate.kind === 'statement' && predicate.text
      ? predicate.text
      : t(`rules.kind.${predicate.kind}`)
  return (
    <Entry
      field={field}
      n={n}
      title={title}
      {...(rule.eliminatory && { detail: t('rules.eliminates') })}
      startsOpen={rule.reason === ''}
      onRemove={onRemove}
    >
      <PredicateFields field={`${field}.predicate`} predicate={predicate} />
      <TextField
        field={`${field}.reason`}
        label={t('rules.reason')}
        hint={t('rules.reasonHint')}
        rows={2}
        max={300}
      />
      <Checkbox
        checked={rule.eliminatory}
        disabled={fixed}
        onChange={({ target }) => set(target.checked)}
        description={t('rules.eliminatoryHint')}
      >
        {t('rules.eliminatory')}
      </Checkbox>
    </Entry>
  )
}

type PredicateProps = { field: string; predicate: Rule['predicate'] }

/** The condition of a rule. */
function PredicateFields({ field, predicate }: PredicateProps) {
  const { t } = useTranslation(['stages', 'editor', 'common'])
  switch (predicate.kind) {
    case 'statement':
      return <Statement field={field} />
    case 'schooling':
      return (
        <SelectField
          field={`${field}.atLeast`}
          label={t('rules.atLeast')}
          options={schoolings.map((value) => ({ value, label: t(`common:schooling.${value}`) }))}
        />
      )
    case 'cnh':
      return (
        <SelectField
          field={`${field}.includes`}
          label={t('rules.cnh')}
          options={cnhCategories.map((value) => ({ value, label: t(`common:cnh.${value}`) }))}
        />
      )
    case 'shift':
      return (
        <SelectField
          field={`${field}.includes`}
          label={t('rules.shift')}
          options={shifts.map((value) => ({ value, label: t(`common:shift.${value}`) }))}
        />
      )
    case 'language':
      return (
        <FieldRow columns={2}>
          <SelectField
            field={`${field}.language`}
            label={t('rules.language')}
            options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          />
          <SelectField
            field={`${field}.atLeast`}
            label={t('rules.level')}
            options={toOptions(languageLevels)}
          />
        </FieldRow>
      )
    case 'council':
      return (
        <SelectField
          field={`${field}.council`}
          label={t('rules.council')}
          options={toOptions(councils)}
        />
      )
    case 'availability':
      return (
        <IntegerField
          field={`${field}.withinDays`}
          label={t('rules.withinDays')}
          min={0}
          max={180}
        />
      )
    case 'state':
      return <States field={`${field}.oneOf`} />
  }
}

const toOptions = <T extends string>(list: readonly T[]) =>
  list.map((value) => ({ value, label: value }))

/** A yes/no statement and the required answer. */
function Statement({ field }: { field: string }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { value, set } = useContentField<boolean>(`${field}.expected`)
  return (
    <>
      <TextField
        field={`${field}.text`}
        label={t('rules.statement')}
        hint={t('rules.statementHint')}
        max={200}
      />
      <SelectField
        field={`${field}.expected`}
        label={t('rules.expected')}
        options={[
          { value: 'true', label: t('editor:yes') },
          { value: 'false', label: t('editor:no') },
        ]}
        shown={String(value)}
        onChoose={(chosen) => set(chosen === 'true')}
      />
    </>
  )
}

function States({ field }: { field: string }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { value, set, fixed } = useContentField<string[]>(field)
  return (
    <fieldset className={styles.states} disabled={fixed}>
      <legend>{t('rules.states')}</legend>
      <ChipRow>
        {states.map((state) => (
          <Chip
            key={state}
            pressable
            on={value.includes(state)}
            onClick={() =>
              set(
                value.includes(state)
                  ? value.filter((other) => other !== state)
                  : [...value, state],
              )
            }
          >
            {state}
          </Chip>
        ))}
      </ChipRow>
    </fieldset>
  )
}
