import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './CopyButton.tsx'
import styles from '../companies/companies.module.css'

type SecretOnceProps = { title: string; secret: string; onDone: () => void }

/**
 * A secret that the server tells this once: copied, then put away. The keyboard comes to it, so that
 * it is seen and read aloud wherever the button was that asked for it.
 */
export function SecretOnce({ title, secret, onDone }: SecretOnceProps) {
  const { t } = useTranslation('integrations')
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog that asked first gives the focus back where it was.
    const soon = setTimeout(() => own.current?.focus(), 50)
    return () => clearTimeout(soon)
  }, [secret])
  return (
    <Alert ref={own} tabIndex={-1} tone="ok" title={title} announce="polite">
      <p>{t('secret.once')}</p>
      <div className={styles.record}>
        <code>{secret}</code>
      </div>
      <div className={styles.actions}>
        <CopyButton text={secret} label={t('secret.copy')} />
        <Button variant="plain" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </div>
    </Alert>
  )
}
