import type { AnsweringCompany } from '@trilha/contracts/companies/companies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { CompanyLogo, VerifiedBadge } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './AnsweringCard.module.css'

/** One company: share of answers in time, median days, and open vacancies. */
export function AnsweringCard({ company }: { company: AnsweringCompany }) {
  const { t } = useTranslation('companies')
  const format = useFormat()
  const { name, sector, inTimePercent, medianDays, people, openVacancies, newest } = company
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.who}>
        <CompanyLogo {...company} />
        <div>
          <h2 className={styles.name}>
            {company.slug ? (
              <Link className="link" to={paths.company(company.slug)}>
                {name}
              </Link>
            ) : (
              name
            )}{' '}
            <VerifiedBadge label={t('verified')} />
          </h2>
          <p className="sm ink2">{sector}</p>
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('inTime')}</dt>
          <dd>
            <b className="num">{t('percent', { percent: inTimePercent })}</b>
            <Bar value={inTimePercent} />
            <span>{t('people', { count: people, number: format.number(people) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('wait')}</dt>
          <dd>
            <b className="num">{t('days', { count: medianDays })}</b>
            <span>{t('median')}</span>
          </dd>
        </div>
      </dl>
      {newest.length > 0 && (
        <div className={styles.open}>
          <h3>{t('open', { count: openVacancies, number: format.number(openVacancies) })}</h3>
          <ul>
            {newest.map((vacancy) => (
              <li key={vacancy.id}>
                <Link className="link link--tap" to={paths.vacancy(vacancy)}>
                  {vacancy.roleName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
