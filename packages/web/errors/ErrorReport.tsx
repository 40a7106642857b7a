import { useFormat } from '../i18n/useFormat.ts'
import { Button } from '../ui/actions/Button.tsx'
import { IconCheck, IconCopy } from '../ui/icons/icons.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../ui/useHydrated.ts'
import styles from './ErrorReport.module.css'

const words = {
  code: 'Código',
  when: 'Quando',
  screen: 'Tela',
  message: 'Mensagem',
  copy: 'Copiar',
  copied: 'Copiado',
} as const

type ErrorReportProps = {
  message: string
  /** Id of this error in the server's log, if it has one. */
  occurrence?: string | undefined
}

/** The error as text to copy for support. Time and screen are added in the browser. */
export function ErrorReport({ message, occurrence }: ErrorReportProps) {
  const { t } = useTranslation('common', { useSuspense: false })
  const [at] = useState(() => new Date())
  const hydrated = useHydrated()
  const format = useFormat()
  const [copied, setCopied] = useState(false)
  const text = useRef<HTMLPreElement>(null)
  const lines = [
    [t('broken.code', { defaultValue: words.code }), occurrence],
    [t('broken.when', { defaultValue: words.when }), hydrated && format.dateTime(at)],
    [t('broken.screen', { defaultValue: words.screen }), hydrated && window.location.pathname],
    [t('broken.message', { defaultValue: words.message }), message],
  ]
  const report = lines
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

  /** Without clipboard access (plain http, old browsers) the text is selected for copying. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report)
      setCopied(true)
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <div className={styles.report}>
      <pre ref={text}>{report}</pre>
      <Button
        variant="soft"
        size="sm"
        icon={copied ? <IconCheck /> : <IconCopy />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">
          {copied
            ? t('actions.copied', { defaultValue: words.copied })
            : t('broken.copy', { defaultValue: words.copy })}
        </span>
      </Button>
    </div>
  )
}
