import { applicationGroups } from '@trilha/contracts/applications/applications'
import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { Group } from '../applications.data.ts'
import styles from './GroupLinks.module.css'

type GroupLinksProps = {
  /** The group on the screen; undefined for all. */
  group?: Group
  counts: Record<Group, number> | undefined
}

/** All groups or one of them; each has its own address. */
export function GroupLinks({ group, counts }: GroupLinksProps) {
  const { t } = useTranslation('applications')
  const all = counts && applicationGroups.reduce((sum, id) => sum + counts[id], 0)
  const links = [
    { id: undefined, text: t('mine.group.all'), count: all, to: paths.myApplications() },
    ...applicationGroups.map((id) => ({
      id,
      text: t(`mine.group.${id}`),
      count: counts?.[id],
      to: paths.myApplications(`?group=${id}`),
    })),
  ]
  return (
    <nav aria-label={t('mine.groups')} className={styles.groups}>
      <Chips scroll>
        {links.map(({ id, text, count, to }) => (
          <Chip
            key={text}
            on={id === group}
            render={
              <Link to={to} aria-current={id === group ? 'page' : undefined} preventScrollReset />
            }
          >
            {text} {count !== undefined && <span className={styles.count}>{count}</span>}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}
