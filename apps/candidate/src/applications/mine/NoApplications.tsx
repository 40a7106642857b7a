import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileQuery } from '../../candidates/profile/profile.data.ts'
import { paths } from '../../paths.ts'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { noFilters, searchOf, type VacancyFilters } from '../../vacancies/search/search.ts'
import { facetsQuery } from '../../vacancies/vacancies.data.ts'

/** Distance in kilometres that counts as near. */
const nearKm = 20

/** For somebody who never applied: one way out, with the number of vacancies behind it. */
export function NoApplications() {
  const { t } = useTranslation('applications')
  const format = useFormat()
  const { data: profile, isPending } = useQuery(profileQuery)
  const place = profile?.personal.municipality
  const nearby: VacancyFilters = place
    ? { ...noFilters, city: place.name, state: place.state, radius: nearKm }
    : noFilters
  const near = useQuery({ ...facetsQuery(nearby), enabled: !isPending })
  const isNear = place !== undefined && place !== null && near.data?.count !== 0
  const all = useQuery({ ...facetsQuery(noFilters), enabled: !isPending && !isNear })
  const count = (isNear ? near : all).data?.count
  const text =
    count === undefined
      ? t('mine.search')
      : t(isNear ? 'mine.none.near' : 'mine.none.open', { count, number: format.number(count) })
  return (
    <EmptyState
      headingLevel="h2"
      art={<EmptyScene />}
      title={t('mine.none.title')}
      action={
        <Button render={<Link to={paths.search(isNear ? searchOf(nearby) : '')} />}>{text}</Button>
      }
    >
      {t('mine.none.text')}
    </EmptyState>
  )
}
