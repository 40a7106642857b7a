import { typeUsers } from '@trilha/contracts/accounts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card, CardLink } from '@trilha/web/ui/Card.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { Select } from '@trilha/web/ui/Select.tsx'
import { EmptyState } from '@trilha/web/ui/States.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Pages } from '@trilha/web/site/Pages.tsx'
import { Screen } from '../shell/Screen.tsx'
import { SearchForm } from '../shell/SearchForm.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import styles from '../shell/screen.module.css'
import { usersQuery } from './accounts.data.ts'

/** Accounts of every kind, found by name or e-mail. */
export default function UsersScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const page = usePage()
  const [search, setSearch] = useSearchParams()
  const typeUser = typeUsers.find((kind) => String(kind) === search.get('kind'))
  const text = search.get('text') ?? ''
  const query = useQuery(
    usersQuery({ page, limit: 20, ...(typeUser && { typeUser }), ...(text && { text }) }),
  )
  return (
    <Screen title={t('menu.users')} lead={t('users.lead')}>
      <SearchForm label={t('users.search')}>
        <Field label={t('users.kind')}>
          <Select
            value={typeUser ?? ''}
            onChange={(event) => {
              const next = new URLSearchParams(search)
              next.set('kind', event.target.value)
              next.delete('page')
              setSearch(next)
            }}
          >
            <option value="">{t('users.all')}</option>
            {typeUsers.map((kind) => (
              <option key={kind} value={kind}>
                {t(`users.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      </SearchForm>
      <Loaded query={query}>
        {({ rows, count, totalPages, limit }) =>
          count === 0 ? (
            <EmptyState title={t('users.empty')} headingLevel="h2" />
          ) : (
            <>
              <ul className={styles.list}>
                {rows.map((user) => (
                  <li key={user.id}>
                    <Card as="article" interactive className={styles.row}>
                      <div>
                        <h2 className={styles.heading}>
                          <CardLink link={<Link to={paths.user(user.id)} />}>{user.name}</CardLink>
                        </h2>
                        <p className={styles.meta}>
                          {[user.email, user.company].filter(Boolean).join(' · ')}
                        </p>
                      </div>
                      <div className={styles.actions}>
                        <Tag>{t(`users.kinds.${user.typeUser}`)}</Tag>
                        {user.suspendedAt && <Tag tone="bad">{t('users.suspended')}</Tag>}
                        <span className={styles.meta}>{format.day(user.createdAt)}</span>
                      </div>
                    </Card>
                  </li>
                ))}
              </ul>
              <Pages page={page} pages={totalPages} count={count} limit={limit} />
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}
