import { writeMessageBody } from '@trilha/contracts/pipeline/messages'
import type { Draft } from '@trilha/web/data/drafts.ts'
import { TextForm } from '@trilha/web/form/TextForm.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconPencil, IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useWriteMessage } from './messages.data.ts'
import { messageDraft } from './messages.drafts.ts'
import styles from './WriteMessage.module.css'

type WriteMessageProps = { applicationId: string; company: string; canWrite: boolean }

const textOf = (draft: Draft): string => {
  const text = draft.read()?.['text']
  return typeof text === 'string' ? text : ''
}

/** The text field, which opens on request. What is typed stays on the device until it is sent. */
export function WriteMessage({ applicationId, company, canWrite }: WriteMessageProps) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const [search] = useSearchParams()
  const draft = messageDraft(applicationId)
  const [typed, setTyped] = useState(() => textOf(draft))
  const [isOpen, setIsOpen] = useState(typed !== '' || search.has('write'))
  const [isRequested, setIsRequested] = useState(search.has('write'))
  const write = useWriteMessage(applicationId)
  if (!canWrite) return <p className={`sm ink2 ${styles.ask}`}>{t('talk.closed')}</p>
  function keep(text: string) {
    setTyped(text)
    draft.write(text === '' ? null : { text })
  }
  if (!isOpen)
    return (
      <div className={styles.ask}>
        <p className="sm ink2">{t(typed ? 'talk.draft' : 'talk.notice')}</p>
        <Button
          variant="outline"
          icon={<IconPencil />}
          onClick={() => {
            setIsRequested(true)
            setIsOpen(true)
          }}
        >
          {t(typed ? 'talk.goOn' : 'talk.write')}
        </Button>
      </div>
    )
  return (
    <Card className={styles.card}>
      <TextForm
        className={styles.form}
        schema={writeMessageBody}
        earlier={typed}
        onWrite={keep}
        focused={isRequested}
        send={async (message) => {
          await write.mutateAsync(message)
          keep('')
          setIsOpen(false)
          toast.success(t('talk.sent'))
        }}
        words={{
          text: t('talk.text', { company }),
          hint: t('talk.hint'),
          send: common('actions.send'),
        }}
        icon={<IconSend />}
        secondAction={
          <Button variant="plain" onClick={() => setIsOpen(false)}>
            {common('actions.close')}
          </Button>
        }
      />
      <output className="sr">{typed !== '' && t('talk.draft')}</output>
    </Card>
  )
}
