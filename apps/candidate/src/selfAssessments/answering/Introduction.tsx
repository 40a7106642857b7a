import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { IconClock } from '@trilha/web/ui/icons/icons.tsx'
import {
  IconDeviceMobileCheck,
  IconEyeCheck,
  IconListNumbers,
  IconWifiOff,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../applications/Loaded.tsx'
import { PageHead } from '../../public/PageHead.tsx'
import { Begin } from './Begin.tsx'
import { DeepHead } from '../result/DeepHead.tsx'
import { ForTrail } from '../sharing/ForTrail.tsx'
import { Notices } from '../Notices.tsx'
import { SectionCard } from '../SectionCard.tsx'
import { TwoColumns } from '../TwoColumns.tsx'
import styles from './Introduction.module.css'
import { placesOf, missingAt } from '../selfAssessments.steps.ts'
import { fromServer } from './answers.ts'
import { selfAssessmentQuery } from '../selfAssessments.data.ts'

type IntroductionProps = { kind: AssessmentKind }

/**
 * Introduction of a self-assessment: what it is and is not, how long it takes, who sees it, and how
 * far the candidate is.
 */
export function Introduction({ kind }: IntroductionProps) {
  const { t } = useTranslation('selfAssessments')
  const query = useQuery({ ...selfAssessmentQuery(kind), refetchOnMount: 'always' })
  return (
    <div className="wrap page">
      <PageHead title={t(`title.${kind}`)} />
      <DeepHead
        eyebrow={t('kind')}
        title={t(`title.${kind}`)}
        lead={t(`intro.${kind}.lead`)}
        actions={query.data && <Begin assessment={query.data} />}
      />
      <ForTrail kind={kind} />
      <Loaded query={query} skeleton={null}>
        {(assessment) => <StateNotices assessment={assessment} />}
      </Loaded>
      <About kind={kind} />
    </div>
  )
}

/** State as text: partly answered, completed, or submitted without a result. */
function StateNotices({ assessment }: { assessment: SelfAssessment }) {
  const { t } = useTranslation('selfAssessments')
  const format = useFormat()
  const { open, result, redoFrom, discarded } = assessment
  const begun = open !== null && open.answers.length > 0
  if (!begun && !result && discarded.length === 0) return null
  return (
    <Notices>
      {begun && (
        <Alert tone="info" title={t('intro.begun', progressOf(assessment))}>
          {t('intro.begunText')}
        </Alert>
      )}
      {!begun && discarded.length > 0 && (
        <Alert tone="info" title={t('discarded.title')}>
          {discarded.map((reason) => t(`discarded.${reason}`)).join(' ')} {t('discarded.again')}
        </Alert>
      )}
      {result && (
        <Alert tone="ok" title={t('intro.done', { day: format.day(result.sentAt) })}>
          {redoFrom ? t('intro.redoFrom', { day: format.day(redoFrom) }) : t('intro.redoNow')}
        </Alert>
      )}
    </Notices>
  )
}

/** Number of answered items and of all items; a block counts as one. */
function progressOf({ kind, open }: SelfAssessment) {
  const { parts, blocks } = assessmentForms[kind]
  const count = parts.flat().length + blocks.length
  const answers = fromServer(open?.answers ?? [])
  const missing = placesOf(kind, false).flatMap((place) => missingAt(place, answers)).length
  return { done: count - missing, count }
}

function About({ kind }: IntroductionProps) {
  const { t } = useTranslation('selfAssessments')
  const { parts, blocks } = assessmentForms[kind]
  const facts = [
    { icon: <IconClock />, text: t(`intro.facts.minutes.${kind}`) },
    {
      icon: <IconListNumbers />,
      text: t(`intro.${kind}.parts`, { statements: parts.flat().length, blocks: blocks.length }),
    },
    { icon: <IconDeviceMobileCheck />, text: t('intro.facts.stop') },
    { icon: <IconWifiOff />, text: t('intro.facts.offline') },
    { icon: <IconEyeCheck />, text: t('intro.facts.seen') },
  ]
  return (
    <>
      <TwoColumns>
        <SectionCard>
          <h2>{t('intro.is')}</h2>
          <p>{t(`intro.isText.${kind}`)}</p>
          <ul className={styles.facts}>
            {facts.map(({ icon, text }) => (
              <li key={text}>
                {icon}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard>
          <h2>{t('intro.isNot')}</h2>
          <p>{t('intro.isNotText')}</p>
          <Alert title={t('intro.validationTitle')}>{t('intro.validation')}</Alert>
          <Alert icon={<IconEyeCheck />} title={t('intro.who')}>
            {t(`intro.whoText.${kind}`)}
          </Alert>
        </SectionCard>
      </TwoColumns>
      {kind === 'competency' && (
        <Disclosure card headingLevel="h2" title={t('intro.short')}>
          <p>{t('intro.shortText')}</p>
        </Disclosure>
      )}
    </>
  )
}
