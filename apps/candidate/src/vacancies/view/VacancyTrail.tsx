import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import { useTranslation } from 'react-i18next'
import { useVacancyTexts } from './useVacancyTexts.ts'
import styles from './VacancyTrail.module.css'

/** All stages, shown before applying: duration, answer times, and which ones can end the trail. */
export function VacancyTrail({ vacancy }: { vacancy: VacancyView }) {
  const { t } = useTranslation(['vacancies', 'common'])
  const texts = useVacancyTexts()
  return (
    <Card as="section" id="trilha">
      <h2 className={styles.title}>{t('view.trail')}</h2>
      <p className={styles.lead}>{t('view.trailLead', { trail: texts.trail(vacancy) })}</p>
      <Trail
        variant="preview"
        steps={vacancy.stages.map((stage) => ({
          id: stage.id,
          state: 'locked',
          title: stage.title,
          description: stage.instructions,
          icon: <StageIcon kind={stage.kind} />,
          minutes: t('view.minutes', { count: stage.minutes }),
          answerTime: t('view.answer', { count: stage.answerDays }),
          children: (stage.eliminatory || stage.weight > 1) && (
            <div className={styles.tags}>
              {stage.eliminatory && <Tag tone="line">{t('view.eliminatory')}</Tag>}
              {stage.weight > 1 && <Tag tone="line">{t(`common:stageWeight.${stage.weight}`)}</Tag>}
            </div>
          ),
        }))}
      />
    </Card>
  )
}
