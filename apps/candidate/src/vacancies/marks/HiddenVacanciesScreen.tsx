import { useQuery } from '@tanstack/react-query'
import { hideReasons, type HideReason } from '@trilha/contracts/vacancies/enums'
import type { HiddenVacancy } from '@trilha/contracts/vacancies/marks'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { IconAdjustmentsHorizontal } from '@trilha/web/ui/icons/icons.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../applications/Loaded.tsx'
import { paths } from '../../paths.ts'
import { EmptyScene } from '../../ui/scenes/EmptyScene.tsx'
import { CollectionSkeleton } from '../collection/CollectionSkeleton.tsx'
import { useVacancyTexts } from '../view/useVacancyTexts.ts'
import { MarkedRow } from './MarkedRow.tsx'
import { marksQuery } from './marks.data.ts'
import styles from './HiddenVacanciesScreen.module.css'

export const handle = { namespaces: ['vacancies', 'collection', 'applications'] } satisfies Handle

/** The open vacancies that the user hid. */
export default function HiddenVacanciesScreen() {
  const { t } = useTranslation('collection')
  const list = useQuery(marksQuery)
  return (
    <Loaded query={list} skeleton={<CollectionSkeleton />}>
      {({ hidden }) =>
        hidden.length > 0 ? (
          <>
            <p className={styles.intro}>{t('hidden.intro')}</p>
            <ul className={styles.list}>
              {hidden.map((one) => (
                <MarkedRow key={one.vacancy.id} vacancy={one.vacancy} listed="hidden">
                  {(take) => (
                    <HiddenVacancyRow
                      hidden={one}
                      onShow={() =>
                        take(null, { onSuccess: () => toast.success(t('hidden.shown')) })
                      }
                    />
                  )}
                </MarkedRow>
              ))}
            </ul>
            <RepeatedReason hidden={hidden} />
          </>
        ) : (
          <EmptyState headingLevel="h2" art={<EmptyScene />} title={t('empty.hiddenTitle')}>
            {t('empty.hiddenText')}
          </EmptyState>
        )
      }
    </Loaded>
  )
}

type HiddenVacancyRowProps = { hidden: HiddenVacancy; onShow: () => void }

function HiddenVacancyRow({ hidden: { vacancy, at, reason }, onShow }: HiddenVacancyRowProps) {
  const { t } = useTranslation('collection')
  const format = useFormat()
  const texts = useVacancyTexts()
  const day = format.shortDay(at)
  return (
    <Card className={styles.row}>
      <CompanyLogo {...vacancy.company} size={40} />
      <div>
        <Link className={styles.title} to={paths.viewVacancy(vacancy.id)}>
          {vacancy.roleName}
        </Link>
        <p className="sm ink2">{`${vacancy.company.name}, ${texts.place(vacancy)}`}</p>
        <p className="xs ink3">
          {reason
            ? t('hidden.onWhy', { day, reason: t(`reasonsInside.${reason}`) })
            : t('hidden.on', { day })}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={onShow}>
        {t('hidden.showAgain')}
        <span className="sr">: {vacancy.roleName}</span>
      </Button>
    </Card>
  )
}

/** At least this many times the same reason, and for at least half of the vacancies. */
const minRepeats = 2

/** A hint for reasons that repeat: a changed wish finds fewer of these vacancies. */
function RepeatedReason({ hidden }: { hidden: readonly HiddenVacancy[] }) {
  const { t } = useTranslation('collection')
  const countOf = (reason: HideReason) => hidden.filter((one) => one.reason === reason).length
  const often = hideReasons.find(
    (reason) => countOf(reason) >= minRepeats && countOf(reason) * 2 >= hidden.length,
  )
  if (!often) return null
  return (
    <Card as="section" className={styles.hint} aria-labelledby="motivo">
      <span className={styles.icon}>
        <IconAdjustmentsHorizontal />
      </span>
      <div>
        <h2 id="motivo" className={styles.hintTitle}>
          {t(`repeated.${often}`, { count: countOf(often), of: hidden.length })}
        </h2>
        <p className="sm ink2">{t('repeated.text')}</p>
      </div>
      <Button variant="soft" size="sm" render={<Link to={paths.editProfile('wanted')} />}>
        {t('repeated.change')}
      </Button>
    </Card>
  )
}
