import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { IconMapPin, IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { LandingScene } from './LandingScene.tsx'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './LandingHero.module.css'

/** The slogan and the search. */
export function LandingHero() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div className={styles.words}>
          <h1 className={`display ${styles.title}`}>{t('landing.title')}</h1>
          <p className={`lead ${styles.lead}`}>{t('landing.lead')}</p>
          <SearchBox />
          <Popular />
        </div>
      </div>
      <LandingScene
        stations={[
          t('landing.station.apply'),
          t('landing.station.test'),
          t('landing.station.interview'),
          t('landing.station.answer'),
        ]}
      />
    </section>
  )
}

/** A plain form; JavaScript only removes empty parameters. */
function SearchBox() {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) params.set(name, value.trim())
    void navigate(paths.vacancies(params.size > 0 ? `?${params}` : ''))
  }
  return (
    <search>
      <form className={styles.find} action={paths.vacancies()} onSubmit={search}>
        <label className={styles.part}>
          <IconSearch />
          <span className={styles.entry}>
            <span className={styles.name}>{t('landing.roleName')}</span>
            <input
              name="roleName"
              type="search"
              maxLength={120}
              autoComplete="off"
              placeholder={t('landing.roleNameExample')}
            />
          </span>
        </label>
        <label className={styles.part}>
          <IconMapPin />
          <span className={styles.entry}>
            <span className={styles.name}>{t('landing.city')}</span>
            <input
              name="city"
              maxLength={80}
              autoComplete="address-level2"
              placeholder={t('landing.cityExample')}
            />
          </span>
        </label>
        <Button type="submit" className={styles.go}>
          {t('nav.search')}
        </Button>
      </form>
    </search>
  )
}

/** Popular searches that the filters of the search support. */
function Popular() {
  const { t } = useTranslation('public')
  const popular = [
    { words: t('landing.popular.firstJob'), query: '?jobProfile=first-job' },
    { words: t('landing.popular.remote'), query: '?workplace=remote' },
    { words: t('landing.popular.deficiencies'), query: '?vacanciesDeficiencies=welcome' },
    { words: t('landing.popular.apprentice'), query: '?contractType=apprentice' },
  ]
  return (
    <div className={styles.popular}>
      <span className="b not-phone" id="popular">
        {t('landing.popular.label')}
      </span>
      <ul aria-labelledby="popular">
        {popular.map(({ words, query }) => (
          <li key={query}>
            <Chip className={styles.chip} render={<Link to={paths.vacancies(query)} />}>
              {words}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
