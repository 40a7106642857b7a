import type { CompanyPage } from '@trilha/contracts/companies/companies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { noFilters, searchOf } from '../vacancies/search/search.ts'
import { RecordFacts, SizeFact } from './RecordFacts.tsx'
import styles from './CompanyFacts.module.css'

/** Figures and facts about a company. */
export function CompanyFacts({ company }: { company: CompanyPage }) {
  const { t } = useTranslation('companies')
  const { t: vacancies } = useTranslation('vacancies')
  const format = useFormat()
  const { size, foundedIn, about, site, transparencyUrl, places, responseRecord: record } = company
  return (
    <Card as="aside" aria-label={t('one.facts')} className={styles.facts}>
      {about && <p>{about}</p>}
      <dl>
        <SizeFact size={size} />
        {foundedIn !== null && (
          <div>
            <dt>{t('one.since')}</dt>
            <dd>{String(foundedIn)}</dd>
          </div>
        )}
        <RecordFacts record={record} />
        {places.length > 0 && (
          <div>
            <dt>{t('one.places')}</dt>
            <dd>
              <ul>
                {places.map(({ name, state, count }) => (
                  <li key={`${name}${state}`}>
                    <Link
                      className="link"
                      to={paths.vacancies(searchOf({ ...noFilters, city: name, state }))}
                    >
                      {name}, {state}
                    </Link>{' '}
                    <span className="ink2">
                      {t('open', { count, number: format.number(count) })}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {!record && <p className="sm ink2">{vacancies('company.noRecord')}</p>}
      <p>
        <Link className="link link--tap" to={paths.answering()}>
          {t('title')}
        </Link>
      </p>
      {site && (
        <p>
          <a className="link link--tap" href={site} rel="noopener nofollow ugc">
            {t('one.site')}
          </a>
        </p>
      )}
      {transparencyUrl && (
        <p>
          <a className="link link--tap" href={transparencyUrl} rel="noopener nofollow ugc">
            {t('one.transparency')}
          </a>
        </p>
      )}
    </Card>
  )
}
