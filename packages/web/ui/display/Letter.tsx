import type { ReactNode } from 'react'
import { Avatar } from '../media/Avatar.tsx'
import { CompanyLogo } from '../media/CompanyLogo.tsx'
import { type IconComponent } from '../icons/icons.tsx'
import { IconBulb, IconThumbUp } from '../icons/fewIcons.tsx'
import styles from './Letter.module.css'
import { Tag } from './Tag.tsx'

export type Writer = {
  name: string
  /** Role, company and date, in one line. */
  detail: string
  /** A picture; the initials by default. */
  avatar?: ReactNode
}

type LetterProps = {
  /** Name of the region: "Mensagem da empresa". Leave out in a list of letters. */
  label?: string
  /** The sender, shown at the top. */
  from?: Writer
  /** Shows the company at the top instead of a person; use `signature` for the person. */
  company?: {
    name: string
    mark?: string
    tone?: string
    detail: string
    tag?: string
  }
  title?: string
  /** Uses the largest heading, for good news such as an offer. */
  joyful?: boolean
  headingLevel?: 'h2' | 'h3'
  /** Paragraphs. */
  children: ReactNode
  good?: { title: string; text: ReactNode }
  missing?: { title: string; text: ReactNode }
  signature?: Writer
  /** At the end: a question, buttons, the next steps. */
  footer?: ReactNode
  className?: string
}

/**
 * A message from a company, laid out as a letter. "Não avançou" always has `good` and `missing`.
 */
export function Letter({
  label,
  from,
  company,
  title,
  joyful = false,
  headingLevel: Heading = 'h2',
  children,
  good,
  missing,
  signature,
  footer,
  className = '',
}: LetterProps) {
  const Element = label === undefined ? 'div' : 'section'
  return (
    <Element className={`${styles.letter} ${className}`} aria-label={label}>
      {company && <FromCompany {...company} />}
      {from && (
        <div className={styles.from}>
          <Person {...from} />
        </div>
      )}
      {title && <Heading className={joyful ? styles.joyful : styles.title}>{title}</Heading>}
      <div className={styles.body}>{children}</div>
      {good && (
        <Part className={styles.good} icon={IconThumbUp} parentHeading={Heading} {...good} />
      )}
      {missing && (
        <Part className={styles.missing} icon={IconBulb} parentHeading={Heading} {...missing} />
      )}
      {signature && (
        <div className={styles.signature}>
          <Person {...signature} />
        </div>
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Element>
  )
}

function FromCompany({ detail, tag, ...company }: NonNullable<LetterProps['company']>) {
  return (
    <div className={styles.from}>
      <CompanyLogo {...company} size={44} />
      <div>
        <b>{company.name}</b>
        <p className={styles.detail}>{detail}</p>
      </div>
      {tag && <Tag className={styles.tag}>{tag}</Tag>}
    </div>
  )
}

function Person({ name, detail, avatar }: Writer) {
  return (
    <>
      {avatar ?? <Avatar name={name} className={styles.avatar} />}
      <div>
        <b>{name}</b>
        <p className={styles.detail}>{detail}</p>
      </div>
    </>
  )
}

type PartProps = {
  title: string
  text: ReactNode
  icon: IconComponent
  parentHeading: 'h2' | 'h3'
  className?: string
}

function Part({ title, text, icon: Icon, parentHeading, className }: PartProps) {
  const Heading = parentHeading === 'h2' ? 'h3' : 'h4'
  return (
    <div className={`${styles.part} ${className}`}>
      <Heading>
        <Icon />
        {title}
      </Heading>
      <div className={styles.text}>{text}</div>
    </div>
  )
}
