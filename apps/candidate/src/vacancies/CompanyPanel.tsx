import type { VacancyView } from '@trilha/contracts/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/Card.tsx'
import { CompanyLogo } from '@trilha/web/ui/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './VacancyView.module.css'

/** Who is looking, and how they answered so far. */
export function CompanyPanel({ vacancy: { company, companyPanel } }: { vacancy: VacancyView }) {
  const { t } = useTranslation('vacancies')
  const format = useFormat()
  const { sector, size, since, about, responseRecord: record } = companyPanel
  return (
    <Card as="section" aria-labelledby="empresa">
      <div className="row">
        <CompanyLogo {...company} />
        <div>
          <h2 id="empresa" className={styles.companyName}>
            {company.slug ? (
              <Link className="link" to={paths.company(company.slug)}>
                {company.name}
              </Link>
            ) : (
              company.name
            )}
          </h2>
          <p className="sm ink2">
            {since === null ? sector : t('company.since', { sector, year: String(since) })}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {size !== null && (
          <div>
            <dt>{t('company.size')}</dt>
            <dd>{t('company.people', { count: size, number: format.number(size) })}</dd>
          </div>
        )}
        {record && (
          <>
            <div>
              <dt>{t('company.answerTime')}</dt>
              <dd>{t('company.days', { count: record.medianDays })}</dd>
            </div>
            <div>
              <dt>{t('company.answered')}</dt>
              <dd>
                {t('company.answeredOf', {
                  percent: record.answeredPercent,
                  count: record.people,
                  number: format.number(record.people),
                })}
              </dd>
            </div>
          </>
        )}
      </dl>
      {!record && <p className="sm ink2">{t('company.noRecord')}</p>}
      {about && <p className={styles.about}>{about}</p>}
    </Card>
  )
}
