import type { DirectoryPlace, DirectoryRole } from '@trilha/contracts/vacancies/directory'
import { useTranslation } from 'react-i18next'
import styles from './DirectoryBlock.module.css'
import { DirectoryLinks, linkToPlace, linkToRole } from './DirectoryLinks.tsx'

type DirectoryBlockProps = {
  /** Null if loading failed: the search works without it. */
  directory: { places: readonly DirectoryPlace[]; roles: readonly DirectoryRole[] } | null
}

/** The cities and roles with the most vacancies, below the public search. */
export function DirectoryBlock({ directory }: DirectoryBlockProps) {
  const { t } = useTranslation('vacancies')
  if (!directory || directory.places.length + directory.roles.length === 0) return null
  return (
    <div className={`wrap ${styles.block}`}>
      <DirectoryLinks title={t('directory.places')} links={directory.places.map(linkToPlace)} />
      <DirectoryLinks title={t('directory.roles')} links={directory.roles.map(linkToRole)} />
    </div>
  )
}
