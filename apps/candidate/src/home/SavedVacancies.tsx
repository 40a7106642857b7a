import { useQuery } from '@tanstack/react-query'
import type { SavedVacancy } from '@trilha/contracts/vacancies/marks'
import { cx } from '@trilha/web/ui/cx.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconBookmarkFilled, IconClockExclamation } from '@trilha/web/ui/icons/icons.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { MarkedRow } from '../vacancies/marks/MarkedRow.tsx'
import { marksQuery } from '../vacancies/marks/marks.data.ts'
import { groupOf } from '../vacancies/marks/savedGroups.ts'
import { closesSoon, useVacancyTexts } from '../vacancies/view/useVacancyTexts.ts'
import styles from './SavedVacancies.module.css'
import { SectionHead } from './SectionHead.tsx'

const maxShown = 3

/** The saved vacancies that close next; nothing without one, or while they load. */
export function SavedVacancies() {
  const { t } = useTranslation('collection')
  const texts = useVacancyTexts()
  const { data } = useQuery(marksQuery)
  const open =
    data?.saved.filter((one) => groupOf(one, texts.daysLeft(one.vacancy)) !== 'ended') ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="salvas">
      <SectionHead
        id="salvas"
        title={t('tabs.saved')}
        all={{ to: paths.savedVacancies(), text: t('homeAll', { count: open.length }) }}
      />
      <Card as="div" flush>
        <ul>
          {open.slice(0, maxShown).map((saved) => (
            <MarkedRow
              key={saved.vacancy.id}
              vacancy={saved.vacancy}
              listed="saved"
              className={styles.line!}
            >
              {(take) => <SavedLine vacancy={saved.vacancy} onRemove={() => take(null)} />}
            </MarkedRow>
          ))}
        </ul>
      </Card>
    </section>
  )
}

type SavedLineProps = Pick<SavedVacancy, 'vacancy'> & { onRemove: () => void }

function SavedLine({ vacancy, onRemove }: SavedLineProps) {
  const { t } = useTranslation('collection')
  const texts = useVacancyTexts()
  const days = texts.daysLeft(vacancy)
  const isSoon = vacancy.state === 'open' && closesSoon(days)
  return (
    <>
      <CompanyLogo {...vacancy.company} size={40} />
      <div>
        <Link className={styles.title} to={paths.viewVacancy(vacancy.id)} prefetch="intent">
          {vacancy.roleName}
        </Link>
        <p className={cx(styles.until, isSoon && styles.soon)}>
          {isSoon && <IconClockExclamation />}
          {vacancy.state === 'open' ? texts.closing(days) : t('until.paused')}
        </p>
      </div>
      <IconButton on label={t('unsaveOne', { title: vacancy.roleName })} onClick={onRemove}>
        <IconBookmarkFilled />
      </IconButton>
    </>
  )
}
