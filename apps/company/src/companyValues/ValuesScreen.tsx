import type { CompanyValues } from '@trilha/contracts/companyValues'
import { useQuery } from '@tanstack/react-query'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import pipeline from '../pipeline/pipeline.module.css'
import { loadUnsentAnswers, valuesQuery } from './companyValues.data.ts'
import { Portraits } from './Portraits.tsx'
import frame from '../companies/companies.module.css'
import styles from './companyValues.module.css'

/**
 * The company's values, which candidates can compare with their own, and the user's own answers.
 */
export default function ValuesScreen() {
  const { t } = useTranslation('companyValues')
  const { user } = useStartedSession(2)
  const query = useQuery(valuesQuery)
  if (!user) return null
  return (
    <>
      <title>{t('documentTitle')}</title>
      <h1 className={pipeline.title}>{t('title')}</h1>
      <p className={pipeline.lead}>{t('lead')}</p>
      <Loaded query={query}>
        {(values) => (
          <div className={frame.screen}>
            <Profile values={values} />
            <Own values={values} userId={user.id} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Profile({ values: { profile, raters, wanted } }: { values: CompanyValues }) {
  const { t } = useTranslation(['companyValues', 'interview'])
  return (
    <Card as="section" className={frame.part}>
      <h2 className={frame.partTitle}>{t('profile.title')}</h2>
      <p>{t('profile.raters', { count: raters })}</p>
      {profile ? (
        <>
          <dl className={styles.weights}>
            {(['highest', 'lowest'] as const).map((end) => (
              <div key={end}>
                <dt>{t(`profile.${end}`)}</dt>
                <dd>
                  {profile[end].map((value) => (
                    <Tag key={value}>{t(`interview:value.${value}`)}</Tag>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.meta}>{t(`profile.${profile.source}`, { wanted })}</p>
        </>
      ) : (
        <p className={styles.meta}>{t(raters >= wanted ? 'profile.apart' : 'profile.none')}</p>
      )}
    </Card>
  )
}

function Own({ values: { mine }, userId }: { values: CompanyValues; userId: string }) {
  const { t } = useTranslation('companyValues')
  const format = useFormat()
  // Resume the questionnaire if this device has unsent answers.
  const [answering, setAnswering] = useState(
    () => Object.keys(loadUnsentAnswers(userId)).length > 0,
  )
  return (
    <Card as="section" className={frame.part}>
      <div>
        <h2 className={frame.partTitle}>{t('own.title')}</h2>
        <p className={styles.meta}>{t('own.lead')}</p>
      </div>
      {mine && <p>{t('own.answered', { day: format.day(mine.ratedAt) })}</p>}
      {answering ? (
        <Portraits userId={userId} onSent={() => setAnswering(false)} />
      ) : (
        <Button
          className={styles.start}
          variant={mine ? 'outline' : 'primary'}
          onClick={() => setAnswering(true)}
        >
          {t(mine ? 'own.again' : 'own.begin')}
        </Button>
      )}
    </Card>
  )
}
