import { TextForm } from '@trilha/web/form/TextForm.tsx'
import { writeMessageBody, type Message } from '@trilha/contracts/pipeline/messages'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { More } from '@trilha/web/site/More.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { messagesQuery, useSheet } from '../person/person.data.ts'
import { Talk, TalkEntry, TalkList } from './Talk.tsx'
import { useWritten } from '../written.ts'

/** Messages with a candidate, separate from the trail; both sides see the same. */
export function Messages({ id }: { id: string }) {
  const { t } = useTranslation('sheet')
  const query = useInfiniteQuery(messagesQuery(id))
  return (
    <Talk title={t('messages.title')}>
      <Loaded query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.can.write ? <MessageForm id={id} /> : <Alert>{t('messages.closed')}</Alert>}
            {pages[0]?.rows.length === 0 && (
              <EmptyState title={t('messages.none')} headingLevel="h3" />
            )}
            <TalkList>
              {pages
                .flatMap(({ rows }) => rows)
                .map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
            </TalkList>
          </>
        )}
      </Loaded>
      <More query={query} label={t('older')} />
    </Talk>
  )
}

function MessageRow({ message: { from, author, text, at, read } }: { message: Message }) {
  const { t } = useTranslation('sheet')
  const format = useFormat()
  return (
    <TalkEntry
      ours={from === 'company'}
      from={author ? author.name : t('messages.candidate')}
      detail={[format.dateTime(at), from === 'company' && read && t('messages.read')]
        .filter(Boolean)
        .join(' · ')}
      text={text}
    />
  )
}

function MessageForm({ id }: { id: string }) {
  const { t } = useTranslation('sheet')
  const { write } = useSheet(id)
  const { words, keep, forget } = useWritten<{ text: string }>(`${id} message`)
  return (
    <TextForm
      schema={writeMessageBody}
      earlier={words?.text}
      onWrite={(text) => keep({ text })}
      send={async (values) => {
        await write.mutateAsync(values)
        forget()
        toast.success(t('messages.sent'))
      }}
      words={{ text: t('messages.text'), hint: t('messages.hint'), send: t('messages.send') }}
    />
  )
}
