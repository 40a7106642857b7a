import { IconMessageCheck, type IconComponent } from '@trilha/web/ui/icons/icons.tsx'
import { IconMapSearch, IconRoute, IconUserSquareRounded } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Contour } from '../../ui/scenes/Contour.tsx'
import { useTranslation } from 'react-i18next'
import styles from './LandingTrail.module.css'

/** How it works, in four steps on a line. */
export function LandingTrail() {
  const { t } = useTranslation('public')
  return (
    <section className={`on-deep ${styles.how}`} id="como">
      <Contour pattern="ground" />
      <div className="wrap">
        <div className={styles.head}>
          <h2>{t('landing.how.title')}</h2>
          <p className="lead">{t('landing.how.lead')}</p>
        </div>
        <div className={styles.path}>
          <svg
            className={styles.line}
            viewBox="0 0 1200 150"
            preserveAspectRatio="none"
            aria-hidden
          >
            <path d="M-700 20C-300 6 -120 36 36 36 130 36 240 98 342 98S560 36 648 36 860 98 954 98s180-62 330-62" />
          </svg>
          <ol>
            <Step
              icon={IconUserSquareRounded}
              title={t('landing.how.tell')}
              text={t('landing.how.tellText')}
            />
            <Step
              icon={IconMapSearch}
              title={t('landing.how.choose')}
              text={t('landing.how.chooseText')}
            />
            <Step
              icon={IconRoute}
              title={t('landing.how.follow')}
              text={t('landing.how.followText')}
            />
            <Step
              icon={IconMessageCheck}
              title={t('landing.how.answer')}
              text={t('landing.how.answerText')}
            />
          </ol>
        </div>
      </div>
    </section>
  )
}

function Step({ icon: Icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return (
    <li>
      {/* On narrow screens the line runs vertically between the steps; the last one has none. */}
      <svg className={styles.piece} viewBox="0 0 76 100" preserveAspectRatio="none" aria-hidden>
        <path d="M30 0C30 45 44 55 44 100" />
      </svg>
      <span className={styles.node}>
        <Icon />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
