import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './CopyButton.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { CodeBox } from '../ui/CodeBox.tsx'

type SecretOnceProps = { title: string; secret: string; onDone: () => void }

/**
 * A secret that the server returns only once: copy it, then dismiss. It gets the focus, so that it
 * is noticed and read aloud wherever the button was.
 */
export function SecretOnce({ title, secret, onDone }: SecretOnceProps) {
  const { t } = useTranslation('integrations')
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Wait until a closing confirmation dialog has restored its focus.
    const soon = setTimeout(() => own.current?.focus(), 50)
    return () => clearTimeout(soon)
  }, [secret])
  return (
    <Alert ref={own} tabIndex={-1} tone="ok" title={title} announce="polite">
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
