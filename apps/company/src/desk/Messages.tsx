import { Failure } from '@trilha/web/form/Failure.tsx'
import { writeMessageBody, type Message } from '@trilha/contracts/desk.messages'
import { placeErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { Field } from '@trilha/web/ui/Field.tsx'
import { EmptyState } from '@trilha/web/ui/States.tsx'
import { TextArea } from '@trilha/web/ui/TextArea.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { messagesQuery, useSheet } from './sheet.data.ts'
import styles from './Talk.module.css'

/** The conversation with a person beside the trail; both see the same. */
export function Messages({ id }: { id: string }) {
  const { t } = useTranslation('sheet')
  const query = useInfiniteQuery(messagesQuery(id))
  return (
    <section className={styles.talk}>
      <h2>{t('messages.title')}</h2>
      <Loaded query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.can.write ? <MessageForm id={id} /> : <Alert>{t('messages.closed')}</Alert>}
            {pages[0]?.rows.length === 0 && (
              <EmptyState title={t('messages.none')} headingLevel="h3" />
            )}
            <ul className={styles.list}>
              {pages
                .flatMap(({ rows }) => rows)
                .map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
            </ul>
          </>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </section>
  )
}

function MessageRow({ message: { from, author, text, at, read } }: { message: Message }) {
  const { t } = useTranslation('sheet')
  const format = useFormat()
  return (
    <li className={cx(styles.said, from === 'company' && styles.ours)}>
      <div>
        <b>{author ? author.name : t('messages.candidate')}</b>{' '}
        <span className="sm ink2">
          {[format.dateTime(at), from === 'company' && read && t('messages.read')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <p className={styles.words}>{text}</p>
      </div>
    </li>
  )
}

function MessageForm({ id }: { id: string }) {
  const { t } = useTranslation(['sheet', 'common'])
  const fieldError = useFieldError()
  const { write } = useSheet(id)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<{ text: string }>(writeMessageBody, { text: '' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (said) => {
    setFailure(null)
    try {
      await write.mutateAsync(said)
      form.reset()
      toast.success(t('messages.sent'))
    } catch (error) {
      setFailure(placeErrors(error, form, ['text']))
    }
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Failure id={failure} />
      <Field
        label={t('messages.text')}
        hint={t('messages.hint')}
        error={fieldError(errors.text?.message)}
      >
        <TextArea rows={3} {...form.register('text')} />
      </Field>
      <Button type="submit" loading={isSubmitting} loadingText={t('common:actions.sending')}>
        {t('messages.send')}
      </Button>
    </form>
  )
}
