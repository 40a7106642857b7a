import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { councils, languageLevels, languages } from '@trilha/contracts/assessments/rules'
import { cnhCategories, schoolings, shifts, states } from '@trilha/contracts/vacancies/enums'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { SelectField, IntegerField, TextField } from '../editor/ContentField.tsx'
import { useContentField } from '../editor/editor.context.ts'
import styles from '../editor/Editor.module.css'
import { Entry } from './Entry.tsx'
import { newRule, predicateKinds } from './stage.new.ts'
import { useNewest } from '../editor/useNewest.ts'

type Rule = ContentStage['rules'][number]

/** Rules of a requirements test: profile facts and statements, each with a reason. */
export function RuleList({ field }: { field: string }) {
  const { t } = useTranslation('editor')
  const { value: rules, set, fixed, error } = useContentField<Rule[]>(field)
  const { list, expect } = useNewest<HTMLOListElement>(rules.length)
  return (
    <section className={styles.group} aria-label={t('rules.title')}>
      <h4>{t('rules.title')}</h4>
      <p className={styles.hint}>{t('rules.hint')}</p>
      {error && <p className={styles.error}>{error}</p>}
      <ol ref={list} className={styles.entries}>
        {rules.map((rule, i) => (
          <RuleEntry
            key={rule.id}
            field={`${field}.${i}`}
            n={i + 1}
            rule={rule}
            onRemove={fixed ? null : () => set(rules.filter((_, at) => at !== i))}
          />
        ))}
      </ol>
      {!fixed && rules.length < 20 && (
        <fieldset className={`${styles.chips} ${styles.bare}`} aria-label={t('rules.add')}>
          {predicateKinds.map((kind) => (
            <Chip
              key={kind}
              icon={<IconPlus />}
              onClick={() => {
                expect()
                set([...rules, newRule(kind)])
              }}
            >
              {t(`rules.kind.${kind}`)}
            </Chip>
          ))}
        </fieldset>
      )}
    </section>
  )
}

type RuleEntryProps = { field: string; n: number; rule: Rule; onRemove: (() => void) | null }

function RuleEntry({ field, n, rule, onRemove }: RuleEntryProps) {
  const { t } = useTranslation('editor')
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
  const { t } = useTranslation(['editor', 'common'])
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
        <div className={styles.pair}>
          <SelectField
            field={`${field}.language`}
            label={t('rules.language')}
            options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          />
          <SelectField
            field={`${field}.atLeast`}
            label={t('rules.level')}
            options={same(languageLevels)}
          />
        </div>
      )
    case 'council':
      return (
        <SelectField
          field={`${field}.council`}
          label={t('rules.council')}
          options={same(councils)}
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

const same = <T extends string>(list: readonly T[]) =>
  list.map((value) => ({ value, label: value }))

/** A yes/no statement and the required answer. */
function Statement({ field }: { field: string }) {
  const { t } = useTranslation('editor')
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
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        shown={String(value)}
        onChoose={(chosen) => set(chosen === 'true')}
      />
    </>
  )
}

function States({ field }: { field: string }) {
  const { t } = useTranslation('editor')
  const { value, set, fixed } = useContentField<string[]>(field)
  return (
    <fieldset className={styles.plain} disabled={fixed}>
      <legend>{t('rules.states')}</legend>
      <div className={styles.chips}>
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
      </div>
    </fieldset>
  )
}
