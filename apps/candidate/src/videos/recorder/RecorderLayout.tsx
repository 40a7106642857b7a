import { cx } from '@trilha/web/ui/cx.ts'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './RecorderLayout.module.css'
import { StageFrame } from './Stage.tsx'

type RecorderLayoutProps = {
  /** The camera picture or the recording. */
  stage: ReactNode
  /** While recording: the picture comes last and is larger on phones. */
  live?: boolean
  /** The panel next to the picture. */
  children: ReactNode
}

/** A step with a picture and a panel next to it; below it on phones. */
export function RecorderLayout({ stage, live = false, children }: RecorderLayoutProps) {
  return (
    <section className={cx(styles.recorder, live && styles.live)}>
      {stage}
      <div className={styles.panel}>{children}</div>
    </section>
  )
}

/** Placeholder of the recorder. */
export function RecorderSkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className={styles.recorder}>
      <StageFrame />
      <div className={styles.panel}>
        <Skeleton shape="title" width={80} />
        <Skeleton width={60} />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}
