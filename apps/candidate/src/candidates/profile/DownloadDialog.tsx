import { slugify } from '@trilha/contracts/shared/fold'
import { resumeLayouts } from '@trilha/contracts/candidates/resume'
import { saveAddress, saveFile } from '@trilha/web/data/callFile.ts'
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

const formats = [...resumeLayouts, 'json'] as const

/** Downloads the profile: as a PDF in two layouts, or as JSON for other programs. */
export function DownloadDialog({ open, onOpenChange }: DownloadDialogProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const name = useSession().user?.candidate?.name ?? ''
  const download = useMutation({
    mutationFn: async (format: (typeof formats)[number]) => {
      if (format === 'json') saveFile('curriculo.json', await jsonFile())
      else saveAddress(`curriculo-${slugify(name)}.pdf`, await pdfAddress(format))
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
        {formats.map((format) => (
          <li key={format}>
            {icons[format]}
            <span className="grow">
              <b>{t(`download.${format}.title`)}</b>
              <span className={styles.about}>{t(`download.${format}.text`)}</span>
            </span>
            <Button
              variant="soft"
              size="sm"
              icon={<IconDownload />}
              aria-label={t('download.get', { file: t(`download.${format}.title`) })}
              loading={download.isPending && download.variables === format}
              onClick={() => download.mutate(format)}
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

const icons: Record<(typeof formats)[number], ReactNode> = {
  plain: <IconFileTypePdf />,
  columns: <IconFileTypePdf />,
  json: <IconFileText />,
}
