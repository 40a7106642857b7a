import type { ReactElement, ReactNode } from 'react'
import {
  IconCheck,
  IconClock,
  IconFlag,
  IconFlag2,
  IconLock,
  type IconComponent,
} from '../icons/icons.tsx'
import { IconHourglass } from '../icons/fewIcons.tsx'
import { Tag, type TagTone } from '../display/Tag.tsx'
import type { TrailState } from './trail.states.ts'
import styles from './Trail.module.css'

export type TrailStep = {
  id: string
  state: TrailState
  title: ReactNode
  description?: ReactNode
  /** Text of the state, for example "É a sua vez"; a preview has none. */
  tag?: string
  /** Duration as text: "cerca de 12 min". */
  minutes?: string
  /** When the company answers, as text: "Resposta em até 4 dias". */
  answerTime?: string
  /**
   * Icon of the stage (`StageIcon`); finished, waiting and stopped steps show the icon of their
   * state.
   */
  icon?: ReactNode
  /** Replaces the icon of the state, for a trail that is no hiring process, such as a career. */
  nodeIcon?: ReactNode
  /** More content in the step's card. */
  children?: ReactNode
  /** A link or button at the end of the card. */
  action?: ReactElement
  /** Set for the step that was just completed: its line is animated one time. */
  justDone?: boolean
}

type TrailProps = {
  steps: readonly TrailStep[]
  /** `progress`: cards with states. `preview`: the stages ahead, before applying. */
  variant?: 'progress' | 'preview'
  /** `sm` for short lists inside other cards. */
  size?: 'md' | 'sm'
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** Accessible name of the list, when no heading is above it. */
  label?: string
}

/** The stages as a winding line, one list item per stage. */
export function Trail({
  steps,
  variant = 'progress',
  size = 'md',
  headingLevel = 'h3',
  label,
}: TrailProps) {
  const preview = variant === 'preview'
  return (
    <ol className={[styles.trail, styles[size], styles[variant]].join(' ')} aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={preview ? 'locked' : step.state}
          aria-current={!preview && step.state === 'current' ? 'step' : undefined}
        >
          {i < steps.length - 1 && <Segment drawn={step.justDone} />}
          <span className={styles.node}>
            {preview ? (step.icon ?? <IconFlag />) : (step.nodeIcon ?? <NodeIcon {...step} />)}
          </span>
          <StepBody {...step} preview={preview} size={size} heading={headingLevel} />
        </li>
      ))}
    </ol>
  )
}

function Segment({ drawn = false }: { drawn?: boolean }) {
  return (
    <svg
      className={`${styles.seg} ${drawn ? styles.drawn : ''}`}
      viewBox="0 0 64 100"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d="M22 0C22 45 42 55 42 100" />
    </svg>
  )
}

const stateIcon: Partial<Record<TrailState, IconComponent>> = {
  done: IconCheck,
  approved: IconCheck,
  waiting: IconHourglass,
  stopped: IconFlag2,
}

function NodeIcon({ state, icon }: Pick<TrailStep, 'state' | 'icon'>) {
  const StateIcon = stateIcon[state]
  if (StateIcon) return <StateIcon />
  return icon ?? (state === 'locked' ? <IconLock /> : <IconFlag />)
}

type StepBodyProps = TrailStep & {
  preview: boolean
  size: 'md' | 'sm'
  heading: 'h2' | 'h3' | 'h4'
}

function StepBody({ preview, size, heading: Heading, ...step }: StepBodyProps) {
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        {size === 'sm' ? (
          <p className={styles.title}>{step.title}</p>
        ) : (
          <Heading className={styles.title}>{step.title}</Heading>
        )}
        {!preview && step.tag && <StateTag state={step.state}>{step.tag}</StateTag>}
        {preview && step.minutes && <Tag icon={<IconClock />}>{step.minutes}</Tag>}
      </div>
      {step.description && <div className={styles.text}>{step.description}</div>}
      {!preview && step.minutes && <p className={styles.small}>{step.minutes}</p>}
      {step.answerTime && <p className={styles.small}>{step.answerTime}</p>}
      {step.children}
      {step.action && <div className={styles.action}>{step.action}</div>}
    </div>
  )
}

const tagIcon: Partial<Record<TrailState, IconComponent>> = { ...stateIcon, locked: IconLock }

const tagTone: Record<TrailState, TagTone> = {
  done: 'primary',
  approved: 'ok',
  current: 'accent',
  waiting: 'info',
  locked: 'line',
  stopped: 'inverse',
}

/** The state as icon and text, never as colour alone. */
function StateTag({ state, children }: { state: TrailState; children: string }) {
  const Icon = tagIcon[state]
  return (
    <Tag tone={tagTone[state]} icon={Icon && <Icon />}>
      {children}
    </Tag>
  )
}
