import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { PipelineVacancy, getPipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import type { Editor } from '@trilha/contracts/vacancies/editor'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { IconCircleCheck, IconEyeOff } from '@trilha/web/ui/icons/icons.tsx'
import { IconMessageExclamation } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { MenuItem } from '../ui/Menu.tsx'
import { VacancyMenu } from '../vacancies/lifecycle/VacancyMenu.tsx'
import { withFilters } from './board/filters/board.filters.ts'
import styles from './VacancyHead.module.css'

const tones: Partial<Record<PipelineVacancy['state'], TagTone>> = {
  open: 'primary',
  in_review: 'info',
  paused: 'warn',
}

type VacancyHeadProps = {
  vacancy: ReplyOf<typeof getPipelineVacancy>
  /** Null if it could not be loaded; then there is no menu. */
  editor: Editor | null
  /** Blind selection: name, photo, age and place are hidden. */
  blind: boolean
  /** Opens the dialog of the blind selection; null while its state is loading. */
  onBlind: (() => void) | null
}

/** Title of the screen, the vacancy's state and numbers, and a warning about overdue answers. */
export function VacancyHead({ vacancy, editor, blind, onBlind }: VacancyHeadProps) {
  const { t } = useTranslation(['pipeline', 'board'])
  const format = useFormat()
  const [search] = useSearchParams()
  return (
    <>
      <title>{t('vacancy.documentTitle', { role: vacancy.roleName })}</title>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{vacancy.roleName}</h1>
          <div className={styles.lead}>
            <Tag
              tone={tones[vacancy.state] ?? 'neutral'}
              {...(vacancy.state === 'open' && { icon: <IconCircleCheck /> })}
            >
              {t(`vacancies.state.${vacancy.state}`, { day: format.shortDay(vacancy.closesOn) })}
            </Tag>
            <span>{t('vacancies.positions', { count: vacancy.positions })}</span>
            <span>{t('vacancies.applications', { count: vacancy.applications })}</span>
            {vacancy.municipality && (
              <span>{`${vacancy.municipality.name}, ${vacancy.municipality.state}`}</span>
            )}
            {blind && onBlind && (
              <Chip on icon={<IconEyeOff />} onClick={onBlind}>
                {t('board:blind.isOn')}
              </Chip>
            )}
          </div>
        </div>
        {editor && (
          <div className={styles.headTools}>
            <VacancyMenu editor={editor}>
              {onBlind && (
                <MenuItem icon={<IconEyeOff />} onSelect={onBlind}>
                  {t('board:blind.label')}
                </MenuItem>
              )}
            </VacancyMenu>
          </div>
        )}
      </div>
      {vacancy.overdue > 0 && (
        <Alert
          tone="warn"
          icon={<IconMessageExclamation />}
          className={styles.alert}
          action={
            <Button
              size="sm"
              variant="outline"
              render={<Link to={`?${withFilters(search, { overdue: 1 })}`} preventScrollReset />}
            >
              {t('board:filter.seeOverdue')}
            </Button>
          }
        >
          <strong>{t('vacancy.overdue', { count: vacancy.overdue })}</strong>
        </Alert>
      )}
    </>
  )
}
