import { TextForm } from '@trilha/web/form/TextForm.tsx'
import { writeMessageBody, type Message } from '@trilha/contracts/pipeline/messages'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ShowMoreButton } from '@trilha/web/site/ShowMoreButton.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { messagesQuery, useSheet } from '../person/person.data.ts'
import { Conversation, ConversationEntry, ConversationList } from './Conversation.tsx'
import { useUnsentInput } from '../unsentInput.ts'

/** Messages with a candidate, separate from the trail; the candidate sees the same messages. */
export function Messages({ id }: { id: string }) {
  const { t } = useTranslation('sheet')
  const query = useInfiniteQuery(messagesQuery(id))
  return (
    <Conversation title={t('messages.title')}>
      <Loaded query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.can.write ? <MessageForm id={id} /> : <Alert>{t('messages.closed')}</Alert>}
            {pages[0]?.rows.length === 0 && (
              <EmptyState title={t('messages.none')} headingLevel="h3" />
            )}
            <ConversationList>
              {pages
                .flatMap(({ rows }) => rows)
                .map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
            </ConversationList>
          </>
        )}
      </Loaded>
      <ShowMoreButton query={query} label={t('older')} />
    </Conversation>
  )
}

function MessageRow({ message: { from, author, text, at, read } }: { message: Message }) {
  const { t } = useTranslation('sheet')
  const format = useFormat()
  return (
    <ConversationEntry
      ours={from === 'company'}
      author={author ? author.name : t('messages.candidate')}
      detail={[format.dateTime(at), from === 'company' && read && t('messages.read')]
        .filter(Boolean)
        .join(' · ')}
      text={text}
    />
  )
}

function MessageForm({ id }: { id: string }) {
  const { t } = useTranslation('sheet')
  const { writeMessage } = useSheet(id)
  const { values: unsent, store, clear } = useUnsentInput<{ text: string }>(`${id} message`)
  return (
    <TextForm
      schema={writeMessageBody}
      earlier={unsent?.text}
      onWrite={(text) => store({ text })}
      send={async (values) => {
        await writeMessage.mutateAsync(values)
        clear()
        toast.success(t('messages.sent'))
      }}
      words={{ text: t('messages.text'), hint: t('messages.hint'), send: t('messages.send') }}
    />
  )
}
