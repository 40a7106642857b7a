import type { SelfAssessment } from '@trilha/contracts/selfAssessments'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconSearch } from '@trilha/web/ui/icons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { DeepHead } from './DeepHead.tsx'

type ResultHeadProps = { assessment: SelfAssessment; title: string; lead: string }

/** What stands out, in one sentence. */
export function ResultHead({ assessment: { kind, result }, title, lead }: ResultHeadProps) {
  const { t } = useTranslation('selfAssessments')
  const format = useFormat()
  return (
    <DeepHead
      eyebrow={t('result.eyebrow', {
        title: t(`title.${kind}`),
        day: format.day(result?.sentAt ?? ''),
      })}
      title={title}
      lead={lead}
      actions={
        <Button
          variant="accent"
          icon={<IconSearch />}
          render={<Link to={paths.search()} prefetch="intent" />}
        >
          {t('result.search')}
        </Button>
      }
    />
  )
}
