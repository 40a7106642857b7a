import type { AdminPrivacyRequest } from '@trilha/contracts/privacy/requests'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { PagedList } from '@trilha/web/site/List.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Screen } from '../shell/Screen.tsx'
import { Heading } from '../ui/Heading.tsx'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { Row } from '../ui/Row.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { requestsQuery } from './privacy.data.ts'

const states = ['open', 'answered'] as const

/** Privacy requests, each due in 15 days: open ones by due date, or answered ones. */
export default function PrivacyScreen() {
  const { t } = useTranslation('admin')
  const page = usePage()
  const [search] = useSearchParams()
  const state = search.get('state') === 'answered' ? 'answered' : 'open'
  const query = useQuery(requestsQuery({ state, page, limit: 20 }))
  const overdue = query.data?.overdue ?? 0
  return (
    <Screen title={t('privacy.title')} lead={t('privacy.lead')}>
      {overdue > 0 && <Alert tone="bad">{t('privacy.overdue', { count: overdue })}</Alert>}
      <TabLinks
        label={t('privacy.states')}
        links={states.map((name) => (
          <Link
            key={name}
            to={`?state=${name}`}
            replace
            aria-current={name === state ? 'page' : undefined}
          >
            {t(`privacy.${name}`)}
          </Link>
        ))}
      />
      <PagedList query={query} empty={t('privacy.empty')} keyOf={({ id }) => id}>
        {(request) => <Request request={request} />}
      </PagedList>
    </Screen>
  )
}

function Request({ request }: { request: AdminPrivacyRequest }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { person, kind, text, askedAt, dueAt, answeredAt, answer, overdue } = request
  return (
    <CardStack as="article">
      <Row>
        <Heading>{t(`privacy.kinds.${kind}`)}</Heading>
        {answeredAt ? (
          <Tag tone="ok">{t('messages.answeredAt', { day: format.day(answeredAt) })}</Tag>
        ) : (
          <Tag tone={overdue ? 'bad' : 'warn'}>
            {t(overdue ? 'messages.late' : 'messages.due', { day: format.day(dueAt) })}
          </Tag>
        )}
      </Row>
      <p className="sm ink2">
        <Link to={paths.user(person.id)}>{person.name || person.email}</Link> · {person.email} ·{' '}
        {format.dateTime(askedAt)}
      </p>
      <PreservedText>{text}</PreservedText>
      {answer ? (
        <PreservedText as="blockquote">{answer}</PreservedText>
      ) : (
        <AnswerForm id={request.id} />
      )}
    </CardStack>
  )
}
