import { PagedList } from '@trilha/web/site/List.tsx'
import { typeUsers } from '@trilha/contracts/accounts/accounts'
import type { AdminUser } from '@trilha/contracts/accounts/admin'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Screen } from '../shell/Screen.tsx'
import { SearchForm, SearchSelect } from '../shell/SearchForm.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { RowCard } from '../ui/Row.tsx'
import { usersQuery } from './accounts.data.ts'

/** Accounts of all types, with search by name or e-mail. */
export default function UsersScreen() {
  const { t } = useTranslation('admin')
  const page = usePage()
  const [search] = useSearchParams()
  const typeUser = typeUsers.find((kind) => String(kind) === search.get('kind'))
  const text = search.get('text') ?? ''
  const query = useQuery(
    usersQuery({ page, limit: 20, ...(typeUser && { typeUser }), ...(text && { text }) }),
  )
  return (
    <Screen title={t('menu.users')} lead={t('users.lead')}>
      <SearchForm label={t('users.search')}>
        <SearchSelect label={t('users.kind')} name="kind" value={typeUser ?? ''}>
          <option value="">{t('users.all')}</option>
          {typeUsers.map((kind) => (
            <option key={kind} value={kind}>
              {t(`users.kinds.${kind}`)}
            </option>
          ))}
        </SearchSelect>
      </SearchForm>
      <PagedList query={query} empty={t('users.empty')} keyOf={({ id }) => id}>
        {(user) => <UserRow user={user} />}
      </PagedList>
    </Screen>
  )
}

function UserRow({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <RowCard>
      <div>
        <Heading>
          <CardLink link={<Link to={paths.user(user.id)} />}>{user.name}</CardLink>
        </Heading>
        <p className="sm ink2">{[user.email, user.company].filter(Boolean).join(' · ')}</p>
      </div>
      <ButtonRow>
        <Tag>{t(`users.kinds.${user.typeUser}`)}</Tag>
        {user.suspendedAt && <Tag tone="bad">{t('users.suspended')}</Tag>}
        <span className="sm ink2">{format.day(user.createdAt)}</span>
      </ButtonRow>
    </RowCard>
  )
}
