import type { Workplace } from '@trilha/contracts/vacancies/enums'
import { CompanyLogo, VerifiedBadge } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import {
  IconArrowsShuffle,
  IconBookmark,
  IconBookmarkFilled,
  IconBuilding,
  IconCalendar,
  IconCircleCheck,
  IconClockExclamation,
  IconEyeOff,
  IconFileText,
  IconHome,
  IconMapPin,
  IconWalk,
  IconWheelchair,
  type IconComponent,
} from '@trilha/web/ui/icons/icons.tsx'
import type { TrailState } from '@trilha/web/ui/trail/trail.states.ts'
import { MiniTrail } from '../ui/MiniTrail.tsx'
import { Pips } from './match/Pips.tsx'
import { closesSoon } from './view/useVacancyTexts.ts'
import styles from './VacancyCard.module.css'

export type VacancyCardProps = {
  /** `list` for search results, `compact` for grids, `similar` for side columns. */
  variant?: 'list' | 'compact' | 'similar'
  /** The only link, which covers the card; the title becomes its text. */
  link: LinkElement
  title: string
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** `verified`: accessible name of the badge; absent if the company is not verified. */
  company: {
    name: string
    mark?: string
    tone?: string
    logoUrl?: string | null
    verified?: string
  }
  place: string
  workplace: { kind: Workplace; text: string }
  contract: string
  /**
   * `text`: the number of stages and days. `states`: only for a trail in progress; without it every
   * stage is drawn as locked.
   */
  trail: { stages: number; text: string; states?: readonly TrailState[] }
  /** Text of the PcD tag, if the vacancy welcomes people with disabilities or is only for them. */
  pcd?: string
  extras?: readonly string[]
  /** Always given: "A combinar" when the company gave no amount. */
  pay: { amount: string; note?: string }
  /** How many points fit; `text` says it in words. */
  points?: { met: number; of: number; text: string }
  /** Why the vacancy is recommended, in one line. */
  matchReason?: string
  /** Whole days until it closes. At 4 or less the text gets the warning tone. */
  closing: { days: number; text: string }
  /** Buttons that save and hide the vacancy; only when signed in. */
  marks?: VacancyMarksProps | undefined
}

/**
 * A vacancy in a list. Order: role, company, place, workplace model, contract, match reason, trail,
 * PcD and extras, pay, points, closing.
 */
export function VacancyCard({
  variant = 'list',
  headingLevel: Heading = 'h3',
  ...v
}: VacancyCardProps) {
  return (
    <article className={`${styles.card} ${styles[variant]}`}>
      <CompanyLogo {...v.company} className={styles.logo} />
      <div className={styles.head}>
        <Heading className={styles.title}>{styleLink(v.link, styles.stretch, v.title)}</Heading>
        <p className={styles.company}>
          {v.company.name}
          {v.company.verified && (
            <>
              {/* A non-breaking space: the badge never wraps to a line alone. */}
              {'\u00A0'}
              <VerifiedBadge label={v.company.verified} />
            </>
          )}
        </p>
      </div>
      <div className={styles.meta}>
        <Fact icon={IconMapPin} text={v.place} />
        <Fact icon={workplaceIcon[v.workplace.kind]} text={v.workplace.text} />
        <Fact icon={IconFileText} text={v.contract} />
      </div>
      <div className={styles.foot}>
        {v.matchReason && (
          <p className={styles.why}>
            <IconCircleCheck />
            {v.matchReason}
          </p>
        )}
        <span className={styles.trail}>
          <MiniTrail states={v.trail.states ?? lockedStages(v.trail.stages)}>
            {v.trail.text}
          </MiniTrail>
        </span>
        {v.pcd && (
          <Tag tone="info" icon={<IconWheelchair />} className={styles.tag}>
            {v.pcd}
          </Tag>
        )}
        {v.extras?.map((extra) => (
          <Tag key={extra} className={styles.tag}>
            {extra}
          </Tag>
        ))}
      </div>
      <div className={`${styles.side} ${v.points ? styles.withPoints : ''}`}>
        <p className={styles.pay}>
          {v.pay.amount} {v.pay.note && <small>{v.pay.note}</small>}
        </p>
        {v.points && (
          <p className={styles.points}>
            <Pips met={v.points.met} of={v.points.of} />
            {v.points.text}
          </p>
        )}
        <Closing {...v.closing} />
      </div>
      {v.marks && <VacancyMarks {...v.marks} />}
    </article>
  )
}

const workplaceIcon: Record<Workplace, IconComponent> = {
  'on-site': IconBuilding,
  hybrid: IconArrowsShuffle,
  remote: IconHome,
  field: IconWalk,
}

const lockedStages = (count: number): TrailState[] => Array.from({ length: count }, () => 'locked')

function Fact({ icon: Icon, text }: { icon: IconComponent; text: string }) {
  return (
    <span>
      <Icon />
      {text}
    </span>
  )
}

function Closing({ days, text }: { days: number; text: string }) {
  const soon = closesSoon(days)
  return (
    <p className={`${styles.closing} ${soon ? styles.soon : ''}`}>
      {soon ? <IconClockExclamation /> : <IconCalendar />}
      {text}
    </p>
  )
}

export type VacancyMarksProps = {
  /** `label`: accessible name, which says what a press does. */
  save: { label: string; isSaved: boolean; onToggle: () => void }
  hide: { label: string; onHide: () => void }
}

function VacancyMarks({ save, hide }: VacancyMarksProps) {
  return (
    <div className={styles.marks}>
      <button type="button" aria-label={hide.label} onClick={hide.onHide}>
        <IconEyeOff />
      </button>
      <button
        type="button"
        className={save.isSaved ? styles.saved : undefined}
        aria-label={save.label}
        onClick={save.onToggle}
      >
        {save.isSaved ? <IconBookmarkFilled /> : <IconBookmark />}
      </button>
    </div>
  )
}
