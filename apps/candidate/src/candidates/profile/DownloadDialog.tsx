import { slugify } from '@trilha/contracts/shared/fold'
import { resumeLayouts } from '@trilha/contracts/candidates/resume'
import { useSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { IconFileText, IconFileTypePdf } from '@trilha/web/ui/icons/icons.tsx'
import { IconDownload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { jsonFile, pdfAddress } from '../candidates.data.ts'
import styles from './DownloadDialog.module.css'

type DownloadDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const ways = [...resumeLayouts, 'json'] as const

/** Downloads the profile: as a PDF in two layouts, or as JSON for other programs. */
export function DownloadDialog({ open, onOpenChange }: DownloadDialogProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const name = useSession().user?.candidate?.name ?? ''
  const download = useMutation({
    mutationFn: async (way: (typeof ways)[number]) => {
      if (way !== 'json') return save(await pdfAddress(way), `curriculo-${slugify(name)}.pdf`)
      const address = URL.createObjectURL(await jsonFile())
      save(address, 'curriculo.json')
      // Later, because Firefox reads the URL a moment after the click.
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('download.title')}
      description={t('download.text')}
      closeLabel={common('actions.close')}
    >
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            {icons[way]}
            <span className="grow">
              <b>{t(`download.${way}.title`)}</b>
              <span className={styles.about}>{t(`download.${way}.text`)}</span>
            </span>
            <Button
              variant="soft"
              size="sm"
              icon={<IconDownload />}
              aria-label={t('download.get', { file: t(`download.${way}.title`) })}
              loading={download.isPending && download.variables === way}
              onClick={() => download.mutate(way)}
            >
              {t('download.save')}
            </Button>
          </li>
        ))}
      </ul>
      {download.error && (
        <Alert tone="bad" announce="assertive">
          {errorText(download.error)}
        </Alert>
      )}
    </Dialog>
  )
}

const icons: Record<(typeof ways)[number], ReactNode> = {
  plain: <IconFileTypePdf />,
  columns: <IconFileTypePdf />,
  json: <IconFileText />,
}

/** @param name file name. */
function save(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
