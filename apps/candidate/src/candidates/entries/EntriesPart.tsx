import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Entry, EntryKind } from '@trilha/contracts/candidates/entries'
import { schoolings } from '@trilha/contracts/vacancies/enums'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { useErrorText } from '../../auth/useErrorText.ts'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { useEdit } from '../edit/edit.context.ts'
import styles from './EntriesPart.module.css'
import { EntryCard } from './EntryCard.tsx'
import { EditCard } from '../edit/form/EditCard.tsx'
import { PartForm } from '../edit/form/PartForm.tsx'
import { usePartForm } from '../edit/form/usePartForm.ts'

// The drag and drop library is loaded on demand; until then the entries cannot be reordered.
const Sortable = lazy(() => importWithRetry(() => import('./SortableEntries.tsx')))

/** Work experience, in the candidate's own order. */
export function ExperiencePart({ profile }: { profile: Profile }) {
  return <Entries profile={profile} kind="experience" />
}

/** Level of schooling, schools and courses. */
export function EducationPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['entries', 'candidates'])
  return (
    <>
      <Schooling profile={profile} />
      <h2 className={styles.heading}>{t('entries.schools')}</h2>
      <Entries profile={profile} kind="education" />
      <h2 className={styles.heading}>{t('entries.courses')}</h2>
      <Entries profile={profile} kind="course" />
    </>
  )
}

const schoolingSchema = z.object({ schooling: z.nullable(z.enum(schoolings)) })

/** The level of schooling, which vacancies may require. */
function Schooling({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['entries', 'candidates'])
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const { candidateId } = useEdit()
  const { saveFacts } = useProfileCalls()
  const part = usePartForm<z.output<typeof schoolingSchema>>({
    schema: schoolingSchema,
    values: { schooling: profile.facts.schooling ?? null },
    draft: draftOf(candidateId, 'education.schooling'),
    fields: ['schooling'],
    send: saveFacts,
  })
  return (
    <EditCard aria-label={t('entries.schooling')}>
      <PartForm part={part} label={t('candidates:save.schooling')}>
        <Field label={t('entries.schooling')} hint={t('entries.schoolingHint')}>
          <Select
            {...part.form.register('schooling', {
              setValueAs: (chosen: unknown) => chosen || null,
            })}
          >
            <option value="">{auth('fields.notTold')}</option>
            {schoolings.map((level) => (
              <option key={level} value={level}>
                {common(`schooling.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
      </PartForm>
    </EditCard>
  )
}

/** The entries of one kind; the open one is in the address. */
function Entries({ profile, kind }: { profile: Profile; kind: EntryKind }) {
  const { t } = useTranslation(['entries', 'candidates'])
  const errorText = useErrorText()
  const { orderEntries } = useProfileCalls()
  const [search, setSearch] = useSearchParams()
  const item = search.get('item')
  const newItem = `new-${kind}`
  const entries = profile.entries.filter((entry) => entry.kind === kind)

  function open(next: string | null) {
    setSearch(
      (now) => {
        if (next) now.set('item', next)
        else now.delete('item')
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  }
  const saveOrder = (next: readonly Entry[]) =>
    orderEntries(
      kind,
      next.map(({ id }) => id),
    ).catch((error: unknown) => {
      toast.error(errorText(error))
    })
  function move(entry: Entry, by: number) {
    const at = entries.indexOf(entry)
    const rest = entries.filter((one) => one !== entry)
    void saveOrder([...rest.slice(0, at + by), entry, ...rest.slice(at + by)])
  }
  const renderCard = (entry: Entry, at: number, grip?: ReactNode) => (
    <EntryCard
      entry={entry}
      open={item === entry.id}
      onOpen={(wanted) => open(wanted ? entry.id : null)}
      grip={grip}
      {...(at > 0 && { onUp: () => move(entry, -1) })}
      {...(at < entries.length - 1 && { onDown: () => move(entry, 1) })}
    />
  )
  const fixedList = (
    <ul className={styles.entries}>
      {entries.map((entry, at) => (
        <li key={entry.id}>{renderCard(entry, at)}</li>
      ))}
    </ul>
  )
  return (
    <div className={styles.entries}>
      {entries.length > 1 ? (
        <Suspense fallback={fixedList}>
          <Sortable entries={entries} onOrder={(next) => void saveOrder(next)}>
            {renderCard}
          </Sortable>
        </Suspense>
      ) : (
        fixedList
      )}
      {item === newItem ? (
        <EntryCard entry={kind} open onOpen={() => open(null)} />
      ) : (
        <Button
          variant="outline"
          block
          icon={<IconPlus />}
          className={styles.add}
          onClick={() => open(newItem)}
        >
          {t(`entries.add.${kind}`)}
        </Button>
      )}
    </div>
  )
}
