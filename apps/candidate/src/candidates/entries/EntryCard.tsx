import type { Entry, EntryKind } from '@trilha/contracts/candidates/entries'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconChevronDown } from '@trilha/web/ui/icons/icons.tsx'
import { IconChevronUp } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDraft } from '../candidates.drafts.ts'
import { useEdit } from '../edit/edit.context.ts'
import styles from './EntryCard.module.css'
import { EntryForm } from './EntryForm.tsx'
import { entryDraftName, emptyEntry } from './entry.values.ts'
import { EntryIcon } from './EntryIcon.tsx'
import { useProfileTexts } from '../profile/useProfileTexts.ts'

export type EntryCardProps = {
  /** An existing entry, or the kind of a new one. */
  entry: Entry | EntryKind
  open: boolean
  onOpen: (open: boolean) => void
  /** The drag handle. */
  grip?: ReactNode
  onUp?: () => void
  onDown?: () => void
}

/** One entry: a summary when closed, its form when open. */
export function EntryCard({ entry, open, onOpen, grip, onUp, onDown }: EntryCardProps) {
  const { t } = useTranslation(['entries', 'candidates'])
  const texts = useProfileTexts()
  const { candidateId } = useEdit()
  const id = useId()
  const savedEntry = typeof entry === 'string' ? null : entry
  const title = savedEntry?.title ?? t(`entries.new.${entry as EntryKind}`)
  return (
    <section className={cx(styles.entry, open && styles.open)} aria-labelledby={id}>
      <div className={styles.entryHead}>
        <span className={styles.entryIcon}>
          <EntryIcon entry={savedEntry ?? emptyEntry(entry as EntryKind)} />
        </span>
        <div>
          <b id={id}>{title}</b>
          {!open &&
            savedEntry &&
            hasDraft(candidateId, entryDraftName(savedEntry.kind, savedEntry.id)) && (
              <p className={styles.unsaved}>{t('candidates:edit.draft')}</p>
            )}
          {savedEntry && (
            <p className="sm ink2">
              {[savedEntry.place, texts.entryYears(savedEntry)].filter(Boolean).join(', ')}
            </p>
          )}
        </div>
        {grip ?? <span />}
        <IconButton
          label={t(open ? 'entries.close' : 'entries.open', { title })}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          {open ? <IconChevronUp /> : <IconChevronDown />}
        </IconButton>
      </div>
      {open && (
        <div className={styles.entryBody}>
          <EntryForm
            key={savedEntry?.id ?? 'new'}
            entry={savedEntry ?? (entry as EntryKind)}
            onDone={() => onOpen(false)}
            onUp={onUp}
            onDown={onDown}
          />
        </div>
      )}
    </section>
  )
}
