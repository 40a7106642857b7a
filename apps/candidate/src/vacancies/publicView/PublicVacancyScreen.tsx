import { getVacancy } from '@trilha/contracts/vacancies/vacancies'
import { directoryOfVacancy } from '@trilha/contracts/vacancies/directory'
import { dayInBrasilia, hasEnded, takesApplications } from '@trilha/contracts/vacancies/states'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import { isNotFound } from '../../public/isNotFound.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { PublicPage } from '../../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../../server.context.ts'
import { BackToSearch } from '../search/BackToSearch.tsx'
import { MoreVacancies } from './MoreVacancies.tsx'
import { ShareButton } from '../view/ShareButton.tsx'
import { useVacancyTexts } from '../view/useVacancyTexts.ts'
import { jobPosting } from './jobPosting.ts'
import { VacancyView } from '../view/VacancyView.tsx'

export const handle = { namespaces: ['public', 'vacancies'] } satisfies Handle

/** The public page of a vacancy; a closed vacancy returns 410. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const id = Number(/(?:^|-)(\d{1,15})$/.exec(params['slugAndId'] ?? '')?.[1])
  if (!id) throw redirect(paths.notFound())
  const vacancy = await call(getVacancy, { params: { id } }).catch((reason: unknown) => {
    throw isNotFound(reason) ? redirect(paths.notFound()) : reason
  })
  const address = paths.vacancy(vacancy)
  if (params['slugAndId'] !== `${vacancy.slug}-${id}`) throw redirect(address, 301)
  const now = new Date()
  const gone = hasEnded(vacancy.state)
  const pages = await call(directoryOfVacancy, { params: { id } }).catch(() => null)
  return data(
    {
      vacancy,
      pages,
      canonical: origin + address,
      posting: jobPosting(vacancy, dayInBrasilia(now), origin),
      open: takesApplications(vacancy.state, vacancy.closesOn, dayInBrasilia(now)),
    },
    { status: gone ? 410 : 200 },
  )
}

export function meta({ loaderData }: { loaderData?: { posting: object | null } }) {
  return loaderData?.posting ? [{ 'script:ld+json': loaderData.posting }] : []
}

export default function PublicVacancyScreen() {
  const { t } = useTranslation('vacancies')
  const texts = useVacancyTexts()
  const { vacancy, pages, canonical, open } = useLoaderData<typeof loader>()
  const { roleName, company } = vacancy
  return (
    <PublicPage>
      <PageHead
        title={`${roleName}, ${company.name}`}
        description={t('view.head', {
          company: company.name,
          place: texts.place(vacancy),
          pay: texts.amount(vacancy),
          trail: texts.trail(vacancy),
        })}
        canonical={canonical}
        noindex={!open}
      />
      <VacancyView
        vacancy={vacancy}
        back={<BackToSearch address={paths.vacancies} />}
        apply={
          open ? (
            <Button
              render={
                <Link to={paths.register({ returnTo: paths.viewPublicVacancy(vacancy.id) })} />
              }
            >
              {t('view.apply')}
            </Button>
          ) : (
            <Button render={<Link to={paths.vacancies()} />}>{t('view.others')}</Button>
          )
        }
        share={<ShareButton title={roleName} path={paths.vacancy(vacancy)} />}
        more={<MoreVacancies pages={pages} />}
        vacancyLink={(other) => <Link to={paths.vacancy(other)} prefetch="intent" />}
      />
    </PublicPage>
  )
}
