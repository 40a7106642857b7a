import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { IconDownload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useErrorText } from '../../auth/useErrorText.ts'
import { DeepHead } from './DeepHead.tsx'
import { usePdf } from '../selfAssessments.data.ts'
import { useAskedVacancy } from '../sharing/useAskedVacancy.ts'

type ResultHeadProps = { assessment: SelfAssessment; title: string; lead: string }

/** Header of a result: the main finding in one sentence, and the download as PDF. */
export function ResultHead({ assessment: { kind, result }, title, lead }: ResultHeadProps) {
  const { t } = useTranslation('selfAssessments')
  const format = useFormat()
  const errorText = useErrorText()
  const pdf = usePdf(kind)
  const vacancyId = useAskedVacancy()
  const download = () =>
    pdf.mutate(undefined, {
      onSuccess: ({ url }) => {
        const link = document.createElement('a')
        link.href = url
        link.download = `${t(`title.${kind}`)}.pdf`
        link.click()
      },
      onError: (error) => toast.error(errorText(error)),
    })
  return (
    <DeepHead
      eyebrow={t('result.eyebrow', {
        title: t(`title.${kind}`),
        day: format.day(result?.sentAt ?? ''),
      })}
      title={title}
      lead={lead}
      actions={
        <>
          {/* If a trail asked for the result, the next step is to share it, not to search. */}
          {vacancyId === 0 && (
            <Button
              variant="accent"
              icon={<IconSearch />}
              render={<Link to={paths.search()} prefetch="intent" />}
            >
              {t('result.search')}
            </Button>
          )}
          <Button
            variant="onDeep"
            icon={<IconDownload />}
            loading={pdf.isPending}
            loadingText={t('result.pdfMaking')}
            onClick={download}
          >
            {t('result.pdf')}
          </Button>
        </>
      }
    />
  )
}
