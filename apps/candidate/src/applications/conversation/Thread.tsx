import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconFlag2, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { IconFileCheck } from '@trilha/web/ui/icons/fewIcons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useDates } from '../useDates.ts'
import { DecisionMessage } from './DecisionMessages.tsx'
import { CompanyMessage, OwnMessage } from './Messages.tsx'
import styles from './Thread.module.css'
import type { ThreadEntry } from './conversation.thread.ts'

type ThreadProps = {
  application: ApplicationView
  thread: readonly ThreadEntry[]
  /** Loads older messages; null if there are none. */
  older: { isFetchingNextPage: boolean; fetchNextPage: () => unknown } | null
}

/** All entries, the oldest first. The page opens at the newest one. */
export function Thread({ application, thread, older }: ThreadProps) {
  const { t } = useTranslation('applications')
  const newest = useRef<HTMLLIElement>(null)
  const newestId = thread.at(-1)?.id
  useEffect(() => {
    // Braces, because newer browsers return a promise.
    newest.current?.scrollIntoView({ block: 'nearest' })
  }, [newestId])
  return (
    <>
      {older && (
        <Button
          variant="ghost"
          size="sm"
          loading={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {t('talk.older')}
        </Button>
      )}
      <ol className={styles.thread}>
        {thread.map((entry) => (
          <li
            key={entry.id}
            ref={entry.id === newestId ? newest : undefined}
            className={styles.entry}
          >
            <Entry application={application} entry={entry} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Entry({ application, entry }: Pick<ThreadProps, 'application'> & { entry: ThreadEntry }) {
  const { t } = useTranslation('applications')
  const { vacancy, state } = application
  if (entry.type === 'event') return <EventLine entry={entry} />
  if (entry.type === 'letter') {
    const isOpenOffer = entry.letter.kind === 'offer' && state === 'offer'
    return (
      <DecisionMessage
        isInThread
        message={entry.letter}
        company={vacancy.company.name}
        className={styles.letter}
        footer={
          isOpenOffer && (
            <Button render={<Link to={paths.progress(vacancy.id)} />}>{t('talk.toOffer')}</Button>
          )
        }
      />
    )
  }
  return entry.message.from === 'candidate' ? (
    <OwnMessage message={entry.message} />
  ) : (
    <CompanyMessage
      message={entry.message}
      company={vacancy.company.name}
      className={styles.letter}
    />
  )
}

type EventEntry = Extract<ThreadEntry, { type: 'event' }>

/** A step of the trail. */
function EventLine({ entry: { event, stage, at } }: { entry: EventEntry }) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  return (
    <div className={styles.event}>
      <span className={styles.icon}>{iconOf(event, stage)}</span>
      <p>
        <b>{t(`talk.event.${event}`, { stage: stage?.title })}</b>{' '}
        <span className="ink3">{dates.dateTime(at)}</span>
      </p>
    </div>
  )
}

function iconOf(event: EventEntry['event'], stage: EventEntry['stage']): ReactNode {
  if (stage) return <StageIcon kind={stage.kind} />
  if (event === 'applied') return <IconFileCheck />
  return event === 'vacancy_cancelled' ? <IconX /> : <IconFlag2 />
}
