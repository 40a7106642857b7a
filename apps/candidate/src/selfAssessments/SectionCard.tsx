import { cx } from '@trilha/web/ui/cx.ts'
import { Card, type CardProps } from '@trilha/web/ui/display/Card.tsx'
import styles from './SectionCard.module.css'

/** A section as a card, with a gap between its parts. */
export function SectionCard({ className, ...rest }: CardProps) {
  return <Card as="section" {...rest} className={cx(styles.card, className)} />
}
