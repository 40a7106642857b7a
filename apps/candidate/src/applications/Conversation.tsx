import type { ApplicationView } from '@trilha/contracts/applications'
import { writeMessageBody, type Message } from '@trilha/contracts/desk.messages'
import { placeErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { IconSend } from '@trilha/web/ui/icons.tsx'
import { TextArea } from '@trilha/web/ui/TextArea.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesQuery, useWriteMessage } from './messages.data.ts'
import styles from './Conversation.module.css'
import { useDates } from './useDates.ts'

/** Questions to the company and its messages, beside the trail. Where nothing can be said or read, nothing is shown. */
export function Conversation({ application: { id, vacancy } }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const query = useInfiniteQuery(messagesQuery(id))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const writes = query.data?.pages[0]?.can.write ?? false
  if (!writes && rows.length === 0) return null
  return (
    <Card as="section" className={styles.talk} aria-labelledby="conversa">
      <h2 id="conversa">{t('talk.title', { company: vacancy.company.name })}</h2>
      {writes && <MessageForm id={id} />}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((message) => (
            <Said key={message.id} message={message} />
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

function Said({ message: { from, author, text, at } }: { message: Message }) {
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

function MessageForm({ id }: { id: string }) {
  const { t } = useTranslation(['applications', 'common'])
  const fieldError = useFieldError()
  const write = useWriteMessage(id)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<{ text: string }>(writeMessageBody, { text: '' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (said) => {
    setFailure(null)
    try {
      await write.mutateAsync(said)
      form.reset()
      toast.success(t('talk.sent'))
    } catch (error) {
      setFailure(placeErrors(error, form, ['text']))
    }
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {failure && (
        <Alert tone="bad" announce="assertive">
          {t(`common:errors.${failure as 'unexpected'}`)}
        </Alert>
      )}
      <Field label={t('talk.text')} hint={t('talk.hint')} error={fieldError(errors.text?.message)}>
        <TextArea rows={3} {...form.register('text')} />
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        icon={<IconSend />}
        loading={isSubmitting}
        loadingText={t('common:actions.sending')}
      >
        {t('talk.send')}
      </Button>
    </form>
  )
}
