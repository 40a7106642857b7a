import type { Profile } from '@trilha/contracts/candidates/candidates'
import { completenessOf } from '@trilha/contracts/candidates/completeness'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Climb } from '../../ui/scenes/Climb.tsx'
import { IconFileUpload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { pathToEdit } from '../pathToEdit.ts'
import styles from './Completeness.module.css'

/** Maximum number of suggestions; a longer list would discourage. */
const maxSuggestions = 3

/** Completeness of the profile as a climb, and what would improve it most. */
export function Completeness({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { percent, parts } = completenessOf(profile)
  const missing = parts.filter(({ done }) => !done).toSorted((a, b) => b.worth - a.worth)
  return (
    <Card as="section" aria-labelledby="caminho" className={styles.climb}>
      <h2 id="caminho" className={styles.yours}>
        {t('climb.title')}
      </h2>
      <p className={styles.percent}>
        <b>{percent}%</b> {t('climb.ofTheWay')}
      </p>
      <div className={styles.slope}>
        <Climb percent={percent} />
      </div>
      {missing.length === 0 ? (
        <p className={styles.whole}>{t('climb.whole')}</p>
      ) : (
        <>
          <h3 className={styles.next}>{t(percent >= 60 ? 'climb.nearly' : 'climb.next')}</h3>
          <ul className={styles.todo}>
            {missing.slice(0, maxSuggestions).map(({ part, worth }) => (
              <li key={part}>
                <div>
                  <b>{t(`todo.${part}.title`)}</b>
                  <span className="xs ink2">
                    {t(`todo.${part}.text`)} {t('climb.worth', { worth })}
                  </span>
                </div>
                <Button
                  variant="soft"
                  size="sm"
                  aria-label={`${t(`todo.${part}.action`)}: ${t(`todo.${part}.title`)}`}
                  render={<Link to={pathToEdit(part)} />}
                >
                  {t(`todo.${part}.action`)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        variant="plain"
        size="sm"
        block
        icon={<IconFileUpload />}
        render={<Link to={paths.editProfile('file')} prefetch="intent" />}
      >
        {t('climb.file')}
      </Button>
    </Card>
  )
}
