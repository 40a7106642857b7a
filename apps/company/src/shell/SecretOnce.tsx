import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './CopyButton.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { CodeBox } from '../ui/CodeBox.tsx'

type SecretOnceProps = { title: string; secret: string; onDone: () => void }

/**
 * Shows a secret that the server returns a single time, with buttons to copy and to close it. It
 * gets the focus, so that users notice it and screen readers read it.
 */
export function SecretOnce({ title, secret, onDone }: SecretOnceProps) {
  const { t } = useTranslation('integrations')
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Wait until a closing confirmation dialog has restored its focus.
    const timer = setTimeout(() => alertRef.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [secret])
  return (
    <Alert ref={alertRef} tabIndex={-1} tone="ok" title={title} announce="polite">
      <p>{t('secret.once')}</p>
      <CodeBox>{secret}</CodeBox>
      <ButtonRow>
        <CopyButton text={secret} label={t('secret.copy')} />
        <Button variant="plain" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </ButtonRow>
    </Alert>
  )
}
