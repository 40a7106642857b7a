import { Letter } from '@trilha/web/ui/display/Letter.tsx'
import { IconSparkles, type IconComponent } from '@trilha/web/ui/icons/icons.tsx'
import { IconCalendarTime, IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './LandingPromise.module.css'

/** The commitments of all companies, and an example of a decision message. */
export function LandingPromise() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.promise} id="resposta">
      <div className={`wrap ${styles.in}`}>
        <div>
          <h2 className={styles.title}>{t('landing.promise.title')}</h2>
          <p className="lead">{t('landing.promise.lead')}</p>
          <ul className={styles.list}>
            <Point
              icon={IconCalendarTime}
              title={t('landing.promise.date')}
              text={t('landing.promise.dateText')}
            />
            <Point
              icon={IconPencil}
              title={t('landing.promise.reason')}
              text={t('landing.promise.reasonText')}
            />
            <Point
              icon={IconSparkles}
              title={t('landing.promise.next')}
              text={t('landing.promise.nextText')}
            />
          </ul>
        </div>
        <Letter
          className={styles.letter}
          label={t('landing.decisionMessage.label')}
          company={{
            name: 'Clínica Serena',
            mark: 'heart-pulse',
            tone: 'water',
            detail: t('landing.decisionMessage.unit'),
            tag: t('landing.decisionMessage.tag'),
          }}
          signature={{ name: 'Marina Alves', detail: t('landing.decisionMessage.role') }}
        >
          <p>{t('landing.decisionMessage.first')}</p>
          <p>{t('landing.decisionMessage.second')}</p>
        </Letter>
      </div>
    </section>
  )
}

function Point({ icon: Icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div>
        <b>{title}</b>
        <p className="ink2">{text}</p>
      </div>
    </li>
  )
}
