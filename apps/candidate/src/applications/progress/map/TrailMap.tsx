import type { CSSProperties, ReactNode } from 'react'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { Walker } from '@trilha/web/ui/scenes/pieces.tsx'
import {
  IconCheck,
  IconFlag,
  IconFlag2,
  IconLock,
  type IconComponent,
} from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconTrophy } from '@trilha/web/ui/icons/moreIcons.tsx'
import type { TrailState } from '@trilha/web/ui/trail/trail.states.ts'
import { TrailMapScenePhone, TrailMapSceneWide } from './TrailMapScene.tsx'
import { mapLines, mapPlaces, walkerPlace } from './mapPlaces.ts'
import styles from './TrailMap.module.css'

export type MapStep = {
  id: string
  /** `won` is for the last step, after the company made an offer. */
  state: TrailState | 'won'
  /** Short name; long ones are truncated here and shown in full in the list below. */
  title: string
  /** Icon of the stage, shown while it is the candidate's turn. */
  icon?: ReactNode
}

type TrailMapProps = {
  /** Name of the section. */
  label: string
  title: string
  headingLevel?: 'h1' | 'h2' | 'h3' | 'h4'
  company: { name: string; mark?: string; tone?: string; src?: string }
  /** Company and place, under the title. */
  subtitle: string
  /** A `MapPill`. */
  pill?: ReactNode
  /** 3 to 9 steps. */
  steps: readonly MapStep[]
}

/**
 * The header of a hiring process: its trail across a landscape from 900 px on, only the landscape
 * below that. It repeats the list of stages, so the map is hidden from screen readers. Not for
 * public pages: it uses style attributes, and their content security policy rejects these.
 */
export function TrailMap({
  label,
  title,
  headingLevel: Heading = 'h1',
  company,
  subtitle,
  pill,
  steps,
}: TrailMapProps) {
  return (
    <section className={styles.hero} aria-label={label}>
      <TrailMapSceneWide className={`${styles.land} ${styles.wide}`} />
      <TrailMapScenePhone className={`${styles.land} ${styles.narrow}`} />
      <div className={styles.words}>
        <CompanyLogo {...company} size={64} className={styles.logo} />
        <div className={styles.names}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {pill}
      </div>
      <MapDrawing steps={steps} />
    </section>
  )
}

function MapDrawing({ steps }: { steps: readonly MapStep[] }) {
  const places = mapPlaces(steps.length)
  const reachedIndex = lastReachedIndex(steps)
  const share = { '--share': `${82 / Math.max(1, steps.length - 1)}cqw` } as CSSProperties
  return (
    <div className={styles.map} aria-hidden style={share}>
      <svg className={styles.line} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        {mapLines(places).map((d, i) => (
          <path key={d} d={d} className={i <= reachedIndex ? '' : styles.toCome} />
        ))}
      </svg>
      {steps.map((step, i) => (
        <div
          key={step.id}
          className={styles.stop}
          data-state={step.state}
          style={positionStyle(places[i])}
        >
          <span className={styles.node}>{iconOf(step)}</span>
          <span className={styles.name}>{step.title}</span>
        </div>
      ))}
      <svg
        className={styles.walker}
        viewBox="-32 -74 64 74"
        style={positionStyle(walkerPlace(places, reachedIndex))}
      >
        <Walker x={0} y={0} scale={1.25} />
      </svg>
    </div>
  )
}

const positionStyle = (place?: { x: number; y: number }) =>
  ({ '--x': `${place?.x ?? 0}%`, '--y': `${place?.y ?? 0}%` }) as CSSProperties

/** Index of the last step that is not locked; 0 if all are locked. */
function lastReachedIndex(steps: readonly MapStep[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.state !== 'locked'),
  )
}

const stateIcon: Record<MapStep['state'], IconComponent> = {
  done: IconCheck,
  approved: IconCheck,
  current: IconFlag,
  waiting: IconHourglass,
  locked: IconLock,
  stopped: IconFlag2,
  won: IconTrophy,
}

function iconOf(step: MapStep): ReactNode {
  if (step.state === 'current' && step.icon) return step.icon
  const Icon = stateIcon[step.state]
  return <Icon />
}
