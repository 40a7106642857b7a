import { contactBody, contactSubjects } from '@trilha/contracts/contact'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconMail, IconUser } from '@trilha/web/ui/icons/icons.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormField, useErrorOf } from '../auth/FormField.tsx'
import { useErrorText } from '../auth/useErrorText.ts'
import styles from './ContactForm.module.css'
import { sendMessage } from './contact.data.ts'

// Without this, zod tries `new Function`, which the content security policy forbids.
z.config({ jitless: true })

type Values = Omit<z.output<typeof contactBody>, 'subject'> & { subject: string }
const fields = ['name', 'email', 'subject', 'text']
const limit = 4000

/** The contact form; after sending, the number of the message. Typed values survive failures. */
export function ContactForm() {
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  return sent ? (
    <MessageSent {...sent} onAnother={() => setSent(null)} />
  ) : (
    <MessageForm onSent={setSent} />
  )
}

function MessageForm({ onSent }: { onSent: (sent: { number: string; email: string }) => void }) {
  const { t } = useTranslation('contact')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  // One id per message, so that a repeated request does not store the message again.
  const [id] = useState(randomUuid)
  const form = useForm<Values>(contactBody, { id: '', name: '', email: '', subject: '', text: '' })
  const [failure, setFailure] = useState<unknown>(null)
  const subjectError = useErrorOf(form, 'subject')
  const textError = useErrorOf(form, 'text')
  useEffect(() => form.setValue('id', id), [form, id])
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      const number = await sendMessage(typed as z.output<typeof contactBody>)
      onSent({ number, email: typed.email })
    } catch (error) {
      if (showFieldErrors(error, form, fields)) setFailure(error)
    }
  })
  const pending = form.formState.isSubmitting
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <noscript>
        <p className={styles.lead}>{t('noScript')}</p>
      </noscript>
      {/* `post`, so that a submit without JavaScript never puts the text in the address. */}
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {failure !== null && (
          <Alert tone="bad" announce="assertive">
            {errorText(failure)}
          </Alert>
        )}
        <div className={styles.pair}>
          <FormField
            form={form}
            name="name"
            label={t('name')}
            autoComplete="name"
            icon={<IconUser />}
          />
          <FormField
            form={form}
            name="email"
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            icon={<IconMail />}
          />
        </div>
        <Field label={t('subject')} error={subjectError}>
          <Select {...form.register('subject')}>
            <option value="" disabled>
              {t('choose')}
            </option>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`subjects.${subject}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('text')} hint={t('textHint')} error={textError}>
          <TextArea
            rows={6}
            limit={limit}
            counter={(used, max) => t('counter', { used, limit: max })}
            {...form.register('text')}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          icon={<IconSend />}
          loading={pending}
          loadingText={t('busy')}
          disabled={!hydrated}
          className={styles.submit}
        >
          {t('submit')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('orMail')}{' '}
        <a className="link link--tap" href={`mailto:${t('mail')}`} target="_top">
          {t('mail')}
        </a>
      </p>
    </>
  )
}

type MessageSentProps = { number: string; email: string; onAnother: () => void }

function MessageSent({ number, email, onAnother }: MessageSentProps) {
  const { t } = useTranslation('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus, because the pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t('sentTitle')}
      </h1>
      <Alert tone="ok" title={t('sentNumber', { number })}>
        {t('sentText', { email })}
      </Alert>
      <Button variant="outline" className={styles.another} onClick={onAnother}>
        {t('another')}
      </Button>
    </>
  )
}
