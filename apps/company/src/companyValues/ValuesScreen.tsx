import type { Handle } from '@trilha/web/router/handle.ts'
import type { CompanyValues } from '@trilha/contracts/selfAssessments/companyValues'
import { useQuery } from '@tanstack/react-query'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadUnsentAnswers, valuesQuery } from './companyValues.data.ts'
import { Portraits } from './Portraits.tsx'
import { Section, Sections } from '../ui/Section.tsx'
import { ScreenHead } from '../ui/screen/ScreenHead.tsx'
import styles from './ValuesScreen.module.css'

export const handle = { namespaces: ['companyValues', 'interview', 'values'] } satisfies Handle

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
      <ScreenHead title={t('title')}>{t('lead')}</ScreenHead>
      <Loaded query={query}>
        {(values) => (
          <Sections>
            <Profile values={values} />
            <OwnAnswers values={values} userId={user.id} />
          </Sections>
        )}
      </Loaded>
    </>
  )
}

function Profile({ values: { profile, raters, wanted } }: { values: CompanyValues }) {
  const { t } = useTranslation(['companyValues', 'interview'])
  return (
    <Section title={t('profile.title')}>
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
          <p className="sm ink2">{t(`profile.${profile.source}`, { wanted })}</p>
        </>
      ) : (
        <p className="sm ink2">{t(raters >= wanted ? 'profile.apart' : 'profile.none')}</p>
      )}
    </Section>
  )
}

function OwnAnswers({ values: { mine }, userId }: { values: CompanyValues; userId: string }) {
  const { t } = useTranslation('companyValues')
  const format = useFormat()
  // Resume the questionnaire if this device has unsent answers.
  const [answering, setAnswering] = useState(
    () => Object.keys(loadUnsentAnswers(userId)).length > 0,
  )
  return (
    <Section title={t('own.title')} lead={t('own.lead')}>
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
    </Section>
  )
}
