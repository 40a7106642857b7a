import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconCheck, IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { BenefitIcon } from './BenefitIcon.tsx'
import styles from './VacancyAbout.module.css'

/** The job description. The server sanitised the HTML when it was saved. */
export function Description({ html }: { html: string }) {
  const { t } = useTranslation('vacancies')
  return (
    <Card as="section" className={styles.prose}>
      <h2>{t('view.description')}</h2>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Card>
  )
}

/** Required and desirable qualifications. */
export function Requirements({
  vacancy: { requirements, niceToHave },
}: {
  vacancy: Pick<VacancyView, 'requirements' | 'niceToHave'>
}) {
  const { t } = useTranslation('vacancies')
  if (requirements.length === 0 && niceToHave.length === 0) return null
  return (
    <Card as="section">
      {requirements.length > 0 && (
        <>
          <h2>{t('view.requirements')}</h2>
          <ul className={styles.points}>
            {requirements.map((text) => (
              <li key={text}>
                <IconCheck />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {niceToHave.length > 0 && (
        <>
          <h2>{t('view.niceToHave')}</h2>
          <ul className={`${styles.points} ${styles.plus}`}>
            {niceToHave.map((text) => (
              <li key={text}>
                <IconPlus />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

export function Benefits({ benefits }: Pick<VacancyView, 'benefits'>) {
  const { t } = useTranslation('vacancies')
  if (benefits.length === 0) return null
  return (
    <Card as="section">
      <h2>{t('view.benefits')}</h2>
      <ul className={styles.benefits}>
        {benefits.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            <span className={styles.benefitIcon}>
              <BenefitIcon kind={kind} />
            </span>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
