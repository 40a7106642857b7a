import { InfiniteList } from '@trilha/web/site/List.tsx'
import type { ContactMessage } from '@trilha/contracts/contact'
import { dayMs } from '@trilha/contracts/shared/durations'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { Row } from '../ui/Row.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { messagesQuery, useMarkAnswered } from './contact.data.ts'

/** Contact messages to the team; those about personal data are due in 15 days. */
export default function MessagesScreen() {
  const { t } = useTranslation('admin')
  const query = useInfiniteQuery(messagesQuery)
  return (
    <Screen title={t('menu.messages')} lead={t('messages.lead')}>
      <InfiniteList query={query} empty={t('messages.empty')} keyOf={({ id }) => id}>
        {(message) => <Message message={message} />}
      </InfiniteList>
    </Screen>
  )
}

/**
 * Days in which the team promises to answer: 15 for personal data (privacy policy), otherwise 7.
 */
const promisedDays = (subject: ContactMessage['subject']) => (subject === 'privacy' ? 15 : 7)

function Message({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const markAnswered = useMarkAnswered()
  const due = new Date(Date.parse(message.at) + promisedDays(message.subject) * dayMs)
  const [now] = useState(() => Date.now())
  const isLate = message.answeredAt === null && due.getTime() < now
  return (
    <CardStack as="article">
      <Row>
        <Heading>{t(`messages.subjects.${message.subject}`)}</Heading>
        {message.answeredAt === null ? (
          <Tag tone={isLate ? 'bad' : message.subject === 'privacy' ? 'warn' : 'info'}>
            {t(isLate ? 'messages.late' : 'messages.due', { day: format.day(due) })}
          </Tag>
        ) : (
          <Tag tone="ok">{t('messages.answeredAt', { day: format.day(message.answeredAt) })}</Tag>
        )}
      </Row>
      <p className="sm ink2">
        {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> ·{' '}
        {format.dateTime(message.at)} · {message.id.slice(-8)}
      </p>
      <PreservedText>{message.text}</PreservedText>
      {message.answeredAt === null && (
        <ButtonRow>
          <Failure id={markAnswered.error && failureId(markAnswered.error)} />
          <Button
            variant="outline"
            loading={markAnswered.isPending}
            aria-label={t('messages.answeredOf', { name: message.name })}
            onClick={() =>
              markAnswered.mutate(message.id, {
                onSuccess: () => toast.success(t('messages.done')),
              })
            }
          >
            {t('messages.answered')}
          </Button>
        </ButtonRow>
      )}
    </CardStack>
  )
}
