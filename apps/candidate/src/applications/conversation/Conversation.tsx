import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { writeMessageBody, type Message } from '@trilha/contracts/pipeline/messages'
import { TextForm } from '@trilha/web/form/TextForm.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messagesQuery, useWriteMessage } from './messages.data.ts'
import styles from './Conversation.module.css'
import { useDates } from '../useDates.ts'

/**
 * Messages between candidate and company. Renders nothing if writing is not allowed and there are
 * no messages.
 */
export function Conversation({ application: { id, vacancy } }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const query = useInfiniteQuery(messagesQuery(id))
  const write = useWriteMessage(id)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const canWrite = query.data?.pages[0]?.can.write ?? false
  if (!canWrite && rows.length === 0) return null
  return (
    <Card as="section" className={styles.talk} aria-labelledby="conversa">
      <h2 id="conversa">{t('talk.title', { company: vacancy.company.name })}</h2>
      {canWrite && (
        <TextForm
          className={styles.form}
          schema={writeMessageBody}
          send={async (message) => {
            await write.mutateAsync(message)
            toast.success(t('talk.sent'))
          }}
          words={{ text: t('talk.text'), hint: t('talk.hint'), send: t('talk.send') }}
          variant="outline"
          icon={<IconSend />}
        />
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('talk.older')}
        </Button>
      )}
    </Card>
  )
}

function MessageItem({ message: { from, author, text, at } }: { message: Message }) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  return (
    <li className={styles.said} data-own={from === 'candidate' || undefined}>
      <p className={styles.who}>
        <b>{author?.name ?? t('talk.you')}</b> {dates.dateTime(at)}
      </p>
      <p className={styles.words}>{text}</p>
    </li>
  )
}
