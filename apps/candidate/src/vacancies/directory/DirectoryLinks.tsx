import type { DirectoryPlace, DirectoryRole } from '@trilha/contracts/vacancies/directory'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './DirectoryLinks.module.css'

export type DirectoryLink = { to: string; name: string; count: number }

type DirectoryLinksProps = { title: string; links: readonly DirectoryLink[] }

/** Links to lists of vacancies, each with its count; renders nothing for an empty list. */
export function DirectoryLinks({ title, links }: DirectoryLinksProps) {
  const format = useFormat()
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id} className={styles.links}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, name, count }) => (
          <li key={to}>
            <Link to={to}>
              {name} <span className={`num ${styles.count}`}>{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Link to the page of a city. */
export const linkToPlace = ({ slug, name, state, count }: DirectoryPlace): DirectoryLink => ({
  to: paths.vacanciesIn(slug),
  name: `${name}, ${state}`,
  count,
})

/** Link to the page of a role. */
export const linkToRole = ({ slug, name, count }: DirectoryRole): DirectoryLink => ({
  to: paths.vacanciesOf(slug),
  name,
  count,
})
