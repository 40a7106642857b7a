import type { ReactNode } from 'react'
import styles from './HomeBanner.module.css'
import { HomeScene } from './HomeScene.tsx'

type HomeBannerProps = {
  title: string
  lead: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3' | 'h4'
}

/** The greeting of the dashboard, with hills in the background. */
export function HomeBanner({ title, lead, headingLevel: Heading = 'h1' }: HomeBannerProps) {
  return (
    <section className={styles.banner}>
      <HomeScene className={styles.art} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  )
}
