import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Fieldset } from '../../ui/forms/Field.tsx'
import { IconCopy } from '../../ui/icons/icons.tsx'
import { IconDownload, IconPrinter } from '../../ui/icons/moreIcons.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useEndOtherSessions } from '../accounts.data.ts'
import styles from './KeepCodesDialog.module.css'
import { useStay } from './useStay.ts'

type KeepCodesDialogProps = { email: string; codes: readonly string[]; onDone: () => void }

/** Shows new recovery codes; closes only after the person says that they are saved. */
export function KeepCodesDialog({ email, codes, onDone }: KeepCodesDialogProps) {
  const { t } = useTranslation(['secondStep', 'common'])
  const [isKept, setIsKept] = useState(false)
  const [endsOthers, setEndsOthers] = useState(true)
  const [isMissing, setIsMissing] = useState(false)
  const copyButton = useRef<HTMLButtonElement>(null)
  const keptBox = useRef<HTMLInputElement>(null)
  const endOthers = useEndOtherSessions()
  const text = `${t('kept.fileTitle', { email })}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('common:actions.copied')),
      () => undefined,
    )
  const askToKeep = useCallback(() => {
    setIsMissing(true)
    keptBox.current?.focus()
    keptBox.current?.scrollIntoView({ block: 'center' })
  }, [])
  useStay(!isKept, askToKeep)
  const close = async () => {
    if (!isKept) return askToKeep()
    // The codes are saved, so a failure here must not keep the dialog open.
    if (endsOthers) await endOthers.mutateAsync(undefined).catch(() => undefined)
    onDone()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void close()}
      title={t('kept.title')}
      description={t('kept.lead')}
      closeLabel={t('common:actions.close')}
      initialFocus={copyButton}
      footer={
        <Button loading={endOthers.isPending} onClick={() => void close()}>
          {t('kept.done')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button
            ref={copyButton}
            variant="outline"
            size="sm"
            icon={<IconCopy />}
            onClick={() => void copy()}
          >
            {t('kept.copy')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<IconDownload />}
            render={
              <a
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
                download={t('kept.file')}
              >
                {t('kept.download')}
              </a>
            }
          >
            {t('kept.download')}
          </Button>
          <Button variant="outline" size="sm" icon={<IconPrinter />} onClick={() => window.print()}>
            {t('kept.print')}
          </Button>
        </div>
        <Fieldset
          legend={<span className="sr">{t('kept.title')}</span>}
          error={isMissing && !isKept && t('kept.keepFirst')}
        >
          <Checkbox
            ref={keptBox}
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          >
            {t('kept.kept')}
          </Checkbox>
        </Fieldset>
        <Checkbox checked={endsOthers} onChange={(event) => setEndsOthers(event.target.checked)}>
          {t('kept.endOthers')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
