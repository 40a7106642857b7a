import type { PrivacyRequest } from '@trilha/contracts/privacy/requests'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { requestsQuery } from '../accounts.data.ts'
import { ItemList } from '../ItemList.tsx'
import { Loaded } from '../Loaded.tsx'
import { RequestForm } from './RequestForm.tsx'
import { Section } from '../Section.tsx'
import styles from './Requests.module.css'

/** The user's privacy requests with their answers, and a form for a new one. */
export function Requests() {
  const query = useQuery(requestsQuery)
  return (
    <Section part="requests">
      <Loaded query={query}>
        {({ rows }) => (
          <>
            {rows.length > 0 && (
              <ItemList>
                {rows.map((request) => (
                  <RequestItem key={request.id} request={request} />
                ))}
              </ItemList>
            )}
            <RequestForm />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function RequestItem({ request }: { request: PrivacyRequest }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const { kind, text, askedAt, dueAt, answeredAt, answer } = request
  return (
    <li className={styles.request}>
      <p>
        <b>{t(`requests.kinds.${kind}`)}</b>{' '}
        <Tag tone={answeredAt ? 'ok' : 'info'}>
          {answeredAt
            ? t('requests.answered', { day: format.day(answeredAt) })
            : t('requests.due', { day: format.day(dueAt) })}
        </Tag>
      </p>
      <p className="sm ink2">{t('requests.asked', { day: format.day(askedAt) })}</p>
      <p className={styles.preserved}>{text}</p>
      {answer && <blockquote className={styles.answer}>{answer}</blockquote>}
    </li>
  )
}
