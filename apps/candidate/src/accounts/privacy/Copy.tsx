import type { DataExport } from '@trilha/contracts/privacy/privacy'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconDownload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { exportQuery, useAskExport } from '../accounts.data.ts'
import { Loaded } from '../Loaded.tsx'
import { Section } from '../Section.tsx'
import { useResultToast } from '@trilha/web/accounts/useResultToast.ts'
import styles from './Copy.module.css'

/** An export of all personal data, created in the background. */
export function Copy() {
  const query = useQuery(exportQuery)
  return (
    <Section part="copy">
      <Loaded query={query}>{(copy) => <ExportState copy={copy} />}</Loaded>
    </Section>
  )
}

function ExportState({ copy }: { copy: DataExport }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const reportResult = useResultToast()
  const ask = useAskExport()
  const label = t('copy.download', { size: sizeOf(copy.bytes ?? 0, format.number) })
  const preparing = copy.state === 'preparing'
  return (
    <>
      <output className={styles.said}>
        {preparing && (
          <Alert tone="info" icon={<IconHourglass />}>
            {t('copy.preparing')}
          </Alert>
        )}
        {copy.state === 'failed' && <Alert tone="warn">{t('copy.failed')}</Alert>}
        {copy.state === 'ready' && (
          <Alert
            tone="ok"
            action={
              <Button
                size="sm"
                icon={<IconDownload />}
                render={
                  <a href={copy.url ?? ''} download="trilha-meus-dados.zip" aria-label={label} />
                }
              >
                {label}
              </Button>
            }
          >
            {t('copy.ready', { until: format.dateTime(copy.expiresAt ?? '') })}
          </Alert>
        )}
      </output>
      {!preparing && (
        <Button
          variant="outline"
          className={styles.start}
          loading={ask.isPending}
          onClick={() => reportResult(ask.mutateAsync(undefined))}
        >
          {t(copy.state === 'ready' ? 'copy.again' : 'copy.ask')}
        </Button>
      )}
    </>
  )
}

/** A size as text: `12 KB`, `3,4 MB`. */
function sizeOf(bytes: number, formatNumber: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${formatNumber(kilobytes)} KB`
    : `${formatNumber(Math.round(kilobytes / 100) / 10)} MB`
}
