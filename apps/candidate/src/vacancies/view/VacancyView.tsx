import type { VacancyView as Vacancy } from '@trilha/contracts/vacancies/vacancies'
import { hasEnded } from '@trilha/contracts/vacancies/states'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import type { LinkElement } from '@trilha/web/ui/link.ts'
import { type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyPanel } from './CompanyPanel.tsx'
import { PayPanel } from '../apply/PayPanel.tsx'
import { SimilarVacancies } from './SimilarVacancies.tsx'
import { StickyApply } from '../apply/StickyApply.tsx'
import { Benefits, Description, Requirements } from './VacancyAbout.tsx'
import { VacancyColumns } from './VacancyColumns.tsx'
import { VacancyHeader } from './VacancyHeader.tsx'
import { VacancyTrail } from './VacancyTrail.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import styles from './VacancyView.module.css'

export type VacancyViewProps = {
  vacancy: Vacancy
  /** Link back to the previous page. */
  back: LinkElement
  /** Shown above everything: an invitation to this vacancy. */
  notice?: ReactNode
  /** The main action; in the side panel, and on phones at the bottom of the screen. */
  apply: ReactElement<{ size?: 'lg' | 'md'; block?: boolean }>
  /** An optional choice that is sent with the action. */
  applyChoice?: ReactNode
  /** On phones, a link from the bottom of the screen to `applyChoice`. */
  applyLine?: ReactNode
  /** Error of the action. */
  applyError?: ReactNode
  share: ReactNode
  /** Buttons that save and hide the vacancy; only when signed in. */
  marks?: ReactNode
  /** Button that follows the company; only when signed in. */
  follow?: ReactNode
  /** Compares the vacancy with the profile point by point; only when signed in. */
  match?: ReactNode
  /** Compares the user's work values with the company's; only when signed in. */
  affinity?: ReactNode
  /** Button to report the vacancy to the Trilha team; only when signed in. */
  report?: ReactNode
  /** Further links at the end; only on the public page. */
  more?: ReactNode
  /** Link to another vacancy on the same site. */
  vacancyLink: (vacancy: { id: number; slug: string }) => LinkElement
}

/**
 * One vacancy, shared by the public site and the dashboard. It imports only what public pages need.
 */
export function VacancyView({
  vacancy,
  back,
  notice,
  apply,
  applyChoice,
  applyLine,
  applyError,
  share,
  marks,
  follow,
  match,
  affinity,
  report,
  more,
  vacancyLink,
}: VacancyViewProps) {
  const { t } = useTranslation('vacancies')
  const ended = hasEnded(vacancy.state)
  return (
    <div className={cx('wrap', styles.page, Boolean(applyLine) && styles.withLine)}>
      <BackLink link={back}>{t('view.back')}</BackLink>
      {notice}
      {ended && (
        <Alert tone="warn" title={t('view.endedTitle')} className={styles.notice}>
          {t('view.endedText')}
        </Alert>
      )}
      {vacancy.state === 'paused' && (
        <Alert title={t('view.pausedTitle')} className={styles.notice}>
          {t('view.pausedText')}
        </Alert>
      )}
      <VacancyColumns
        aside={
          <aside className={styles.side} aria-label={t('view.aside')}>
            <PayPanel
              vacancy={vacancy}
              apply={apply}
              choice={applyChoice}
              error={applyError}
              marks={marks}
              share={share}
            />
            <CompanyPanel vacancy={vacancy} follow={follow} />
            {affinity}
            {report && <div className={styles.report}>{report}</div>}
          </aside>
        }
      >
        <VacancyHeader vacancy={vacancy} />
        {ended && <SimilarVacancies inColumn vacancies={vacancy.similar} link={vacancyLink} />}
        {match}
        <Description html={vacancy.description} />
        <Requirements vacancy={vacancy} />
        <Benefits benefits={vacancy.benefits} />
        <VacancyTrail vacancy={vacancy} />
      </VacancyColumns>
      {!ended && <SimilarVacancies vacancies={vacancy.similar} link={vacancyLink} />}
      {more}
      <StickyApply vacancy={vacancy} apply={apply} line={applyLine} />
    </div>
  )
}
