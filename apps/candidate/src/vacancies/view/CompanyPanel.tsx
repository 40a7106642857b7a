import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecordFacts, SizeFact } from '../../companies/RecordFacts.tsx'
import { paths } from '../../paths.ts'
import styles from './CompanyPanel.module.css'

/** About the company, and its record of answering candidates. */
export function CompanyPanel({
  vacancy: { company, companyPanel },
  follow,
}: {
  vacancy: VacancyView
  follow: ReactNode
}) {
  const { t } = useTranslation('vacancies')
  const { sector, size, foundedIn, about, responseRecord: record } = companyPanel
  return (
    <Card as="section" aria-labelledby="empresa">
      <div className="row">
        <CompanyLogo {...company} />
        <div>
          <h2 id="empresa" className={styles.name}>
            {company.slug ? (
              <Link className="link" to={paths.company(company.slug)}>
                {company.name}
              </Link>
            ) : (
              company.name
            )}
          </h2>
          <p className="sm ink2">
            {foundedIn === null ? sector : t('company.since', { sector, year: String(foundedIn) })}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <SizeFact size={size} />
        <RecordFacts record={record} />
      </dl>
      {!record && <p className="sm ink2">{t('company.noRecord')}</p>}
      {about && <p className={styles.about}>{about}</p>}
      <div className={styles.follow}>{follow}</div>
    </Card>
  )
}
