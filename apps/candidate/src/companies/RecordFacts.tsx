import type { CompanyPage } from '@trilha/contracts/companies/companies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

/** Size of a company, for a list of facts. */
export function SizeFact({ size }: { size: number | null }) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  if (size === null) return null
  return (
    <div>
      <dt>{t('company.size')}</dt>
      <dd>{t('company.people', { count: size, number: format.number(size) })}</dd>
    </div>
  )
}

/** A company's record of answers, for a list of facts; renders nothing if there is none yet. */
export function RecordFacts({ record }: { record: CompanyPage['responseRecord'] }) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  if (record === null) return null
  return (
    <>
      <div>
        <dt>{t('company.answerTime')}</dt>
        <dd>{t('company.days', { count: record.medianDays })}</dd>
      </div>
      <div>
        <dt>{t('company.inTime')}</dt>
        <dd>
          {t('company.inTimeOf', {
            percent: record.inTimePercent,
            count: record.people,
            number: format.number(record.people),
          })}
        </dd>
      </div>
    </>
  )
}
