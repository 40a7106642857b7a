import type { SavedVacancy } from '@trilha/contracts/vacancies/marks'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { Card, CardAbove, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import {
  IconBookmarkFilled,
  IconCalendar,
  IconClockExclamation,
  IconLock,
  IconX,
} from '@trilha/web/ui/icons/icons.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Pips } from '../match/Pips.tsx'
import { noFilters, searchOf } from '../search/search.ts'
import { closesSoon, useVacancyTexts } from '../view/useVacancyTexts.ts'
import { useMark } from './marks.data.ts'
import type { SavedGroup } from './savedGroups.ts'
import { SavedNote } from './SavedNote.tsx'
import styles from './SavedVacancyRow.module.css'

type SavedVacancyRowProps = {
  saved: SavedVacancy
  group: SavedGroup
  /** The one that closes next has the solid button of the screen. */
  isFirst: boolean
  /** Takes the vacancy off the list. */
  onRemove: (to: null) => void
}

/** A saved vacancy: until when, the note, apply, and take it off the list. */
export function SavedVacancyRow({ saved, group, isFirst, onRemove }: SavedVacancyRowProps) {
  const { t } = useTranslation('collection')
  const { t: vacancies } = useTranslation('vacancies')
  const format = useFormat()
  const texts = useVacancyTexts()
  const { vacancy, note } = saved
  const { change } = useMark(vacancy)
  const { roleName: title, company, km, points } = vacancy
  const hasEnded = group === 'ended'
  const place = km
    ? t('away', { place: texts.place(vacancy), km: format.number(km) })
    : texts.place(vacancy)

  function remove() {
    onRemove(null)
    toast.info(t('saved.removed'), {
      action: { label: t('hidden.undo'), run: () => change({ mark: 'saved', note }) },
      shownFor: 8000,
    })
  }

  return (
    <Card as="article" interactive className={cx(styles.row, hasEnded && styles.ended)}>
      <CompanyLogo {...company} size={48} className={styles.logo} />
      <div>
        <h3 className={styles.title}>
          <CardLink link={<Link to={paths.viewVacancy(vacancy.id)} prefetch="intent" />}>
            {title}
          </CardLink>
        </h3>
        <p className="sm ink2">{`${company.name}, ${place}`}</p>
        <p className={styles.pay}>
          <b className="num">{texts.amount(vacancy)}</b>
          {points && !hasEnded && (
            <span className={styles.points}>
              <Pips {...points} />
              {vacancies('card.points', points)}
            </span>
          )}
        </p>
        <CardAbove className={styles.note}>
          <SavedNote vacancy={vacancy} note={note} />
        </CardAbove>
      </div>
      <Until saved={saved} group={group} />
      <CardAbove className={styles.actions}>
        {hasEnded ? (
          <Button
            variant="soft"
            size="sm"
            render={<Link to={paths.search(searchOf({ ...noFilters, roleName: title }))} />}
          >
            {t('similar')}
          </Button>
        ) : (
          <Button
            variant={isFirst ? 'primary' : 'soft'}
            size="sm"
            render={<Link to={paths.viewVacancy(vacancy.id)} />}
          >
            {t(vacancy.state === 'open' ? 'apply' : 'see')}
            <span className="sr">: {title}</span>
          </Button>
        )}
        <IconButton label={t('unsaveOne', { title })} on={!hasEnded} onClick={remove}>
          {hasEnded ? <IconX /> : <IconBookmarkFilled />}
        </IconButton>
      </CardAbove>
    </Card>
  )
}

/** Until when one can apply; a warning for the last days. */
function Until({ saved: { vacancy }, group }: Pick<SavedVacancyRowProps, 'saved' | 'group'>) {
  const { t } = useTranslation('collection')
  const format = useFormat()
  const texts = useVacancyTexts()
  if (group === 'ended')
    return (
      <p className={styles.until}>
        <IconLock />
        {t('until.ended', { day: format.shortDay(vacancy.closesOn) })}
      </p>
    )
  if (vacancy.state !== 'open')
    return (
      <p className={styles.until}>
        <IconLock />
        {t('until.paused')}
      </p>
    )
  const days = texts.daysLeft(vacancy)
  const isSoon = closesSoon(days)
  return (
    <p className={cx(styles.until, isSoon && styles.soon)}>
      {isSoon ? <IconClockExclamation /> : <IconCalendar />}
      {days <= 1
        ? t('until.hour', { closing: texts.closing(days), day: format.shortDay(vacancy.closesOn) })
        : t('until.day', { day: format.weekday(vacancy.closesOn) })}
    </p>
  )
}
