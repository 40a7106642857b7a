import {
  fileKinds,
  maxFileBytes,
  type AnswerFile,
  type Item,
} from '@trilha/contracts/assessments/items'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { IconFileCheck } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconTrash, IconUpload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { CallError } from '@trilha/web/data/call.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { uploadFile, type ItemAt } from '../assessments.data.ts'
import { ActionRow } from '../ActionRow.tsx'
import styles from './FileField.module.css'

type FileFieldProps = {
  at: ItemAt
  item: Item
  /** The current answer. */
  file: AnswerFile | undefined
  onFile: (file: AnswerFile | null) => void
}

const maxMegabytes = maxFileBytes / 1024 ** 2
const fileExtensions = { pdf: '.pdf', docx: '.docx', jpg: '.jpg,.jpeg', png: '.png' }

/** A file answer: choose a file, follow its upload, remove it. A failed upload can be retried. */
export function FileField({ at, item, file, onFile }: FileFieldProps) {
  const { t } = useTranslation('assessments')
  const errorText = useErrorText()
  const hintId = useId()
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [failed, setFailed] = useState<{ file: File | null; text: string } | null>(null)
  const kinds = item.limits.files ?? fileKinds

  async function send(chosen: File) {
    setFailed(null)
    if (chosen.size > maxFileBytes)
      return setFailed({ file: null, text: t('file.tooLarge', { size: maxMegabytes }) })
    setSending({ name: chosen.name, share: 0 })
    try {
      onFile(await uploadFile(at, chosen, (share) => setSending({ name: chosen.name, share })))
    } catch (error) {
      const canRetry = error instanceof CallError && (error.status === 0 || error.status >= 500)
      setFailed({
        file: canRetry ? chosen : null,
        text: canRetry ? t('file.failed') : errorText(error),
      })
    } finally {
      setSending(null)
    }
  }

  return (
    <div className={styles.file}>
      {file && !sending && (
        <p className={styles.fileName}>
          <IconFileCheck />
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <Button
            variant="plain"
            size="sm"
            icon={<IconTrash />}
            aria-label={t('file.remove', { name: file.name })}
            onClick={() => onFile(null)}
          >
            {t('file.removeShort')}
          </Button>
        </p>
      )}
      <output>
        {sending && t('file.sending', { name: sending.name, percent: percentOf(sending.share) })}
      </output>
      {sending && <Bar value={sending.share * 100} />}
      {failed && (
        <p className={styles.fileFailed} role="alert">
          {failed.text}
        </p>
      )}
      <ActionRow>
        {failed?.file && (
          <Button icon={<IconRefresh />} onClick={() => failed.file && void send(failed.file)}>
            {t('file.again')}
          </Button>
        )}
        <FileButton
          icon={<IconUpload />}
          disabled={sending !== null}
          aria-describedby={hintId}
          accept={kinds.map((kind) => fileExtensions[kind]).join(',')}
          fileLabel={t('file.choose')}
          onFile={(chosen) => void send(chosen)}
        >
          {t(file ? 'file.replace' : 'file.choose')}
        </FileButton>
      </ActionRow>
      <p className="ink3" id={hintId}>
        {t('file.accepts', { kinds: kinds.join(', ').toUpperCase(), size: maxMegabytes })}
      </p>
    </div>
  )
}

/** In steps of ten: screen readers announce ten changes, not a hundred. */
const percentOf = (share: number) => Math.floor(share * 10) * 10
