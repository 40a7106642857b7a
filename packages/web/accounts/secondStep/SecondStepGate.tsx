import type { User } from '@trilha/contracts/accounts/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { leaveSecondStepGate } from '../../data/session.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { secondStepQuery } from './secondStep.data.ts'
import styles from './SecondStepGate.module.css'
import { SecondStepRows } from './SecondStepRows.tsx'

/** In place of every screen until the account has the second step that it needs. */
export default function SecondStepGate({ user: { email, typeUser } }: { user: User }) {
  const { t } = useTranslation('secondStep')
  const client = useQueryClient()
  const { data } = useQuery(secondStepQuery)
  return (
    <div className={styles.gate}>
      <title>{t('gate.title')}</title>
      <div>
        <h1 className={styles.title}>{t('gate.title')}</h1>
        <p className={styles.lead}>{t(typeUser === 2 ? 'gate.companyLead' : 'gate.lead')}</p>
      </div>
      <Card>
        <SecondStepRows email={email} />
      </Card>
      {data && (data.authenticator || !data.isRequired) && (
        <div>
          <Button
            onClick={() => {
              leaveSecondStepGate()
              void client.resetQueries()
            }}
          >
            {t('gate.next')}
          </Button>
        </div>
      )}
    </div>
  )
}
