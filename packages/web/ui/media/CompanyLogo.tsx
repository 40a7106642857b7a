import type { ReactNode } from 'react'
import styles from './CompanyLogo.module.css'
import { chooseMark, companyTones, type CompanyMark, type ToneColours } from './companyMarks.ts'
import { IconRosetteDiscountCheckFilled } from '../icons/icons.tsx'

type CompanyLogoProps = {
  /** Company name. */
  name: string
  /** Keys of the drawing and its colours (`companyMarks.ts`); by default derived from the name. */
  mark?: string
  tone?: string
  /** An uploaded picture, shown instead of the drawing. */
  logoUrl?: string | null
  /** Side in pixels. */
  size?: number
  className?: string
}

/** The square logo of a company. Decorative: show the company's name next to it. */
export function CompanyLogo({
  name,
  mark,
  tone,
  logoUrl,
  size = 52,
  className = '',
}: CompanyLogoProps) {
  const attributes = { width: size, height: size, className: `${styles.logo} ${className}` }
  if (logoUrl) return <img {...attributes} src={logoUrl} alt="" loading="lazy" decoding="async" />
  const chosen = chooseMark(name, mark, tone)
  const colours = companyTones[chosen.tone]
  return (
    <svg {...attributes} viewBox="0 0 48 48" aria-hidden>
      <rect width="48" height="48" fill={colours.ground} />
      {pictograms[chosen.mark](colours)}
    </svg>
  )
}

/** Marks a company that Trilha verified; `label` is the accessible name. */
export function VerifiedBadge({ label }: { label: string }) {
  return (
    <>
      <IconRosetteDiscountCheckFilled size={16} className={styles.verified} />
      <span className="sr">{label}</span>
    </>
  )
}

const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const pictograms: Record<CompanyMark, (c: ToneColours) => ReactNode> = {
  'house-heart': (c) => (
    <>
      <path d="M11 25l13-11 13 11v12a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2z" fill={c.main} />
      <path
        d="M24 34c-5-3.5-6-6-4.5-8 1.3-1.7 3.5-1.3 4.5.5 1-1.8 3.2-2.2 4.5-.5 1.5 2 .5 4.5-4.5 8z"
        fill={c.inside}
      />
    </>
  ),
  headset: (c) => (
    <>
      <path d="M13 25a11 11 0 0 1 22 0" stroke={c.main} strokeWidth="4" {...round} />
      <rect x="9" y="24" width="8" height="12" rx="4" fill={c.main} />
      <rect x="31" y="24" width="8" height="12" rx="4" fill={c.side} />
    </>
  ),
  'heart-pulse': (c) => (
    <>
      <path d="M24 38C10 29 9 20 14 16c4-3 8-1 10 3 2-4 6-6 10-3 5 4 4 13-10 22z" fill={c.main} />
      <path d="M12 26h7l2.5-5 4 9 2.5-4h8" stroke={c.inside} strokeWidth="2.6" {...round} />
    </>
  ),
  fruit: (c) => (
    <>
      <circle cx="19" cy="27" r="10" fill={c.main} />
      <circle cx="31" cy="22" r="7" fill={c.side} />
      <path d="M24 17c0-5 3-8 7-8" stroke={c.stem} strokeWidth="3.6" {...round} />
    </>
  ),
  road: (c) => (
    <>
      <path d="M10 33h10c9 0 5-17 16-17" stroke={c.main} strokeWidth="5" {...round} />
      <path d="M32 9l8 7-8 7z" fill={c.side} />
    </>
  ),
  sun: (c) => (
    <>
      <circle cx="24" cy="25" r="8" fill={c.main} />
      <path
        d="M24 9v3M24 38v3M8 25h3M37 25h3M12.7 13.7l2 2M33.3 34.3l2 2M12.7 36.3l2-2M33.3 15.7l2-2"
        stroke={c.main}
        strokeWidth="3.4"
        {...round}
      />
    </>
  ),
  cross: (c) => (
    <>
      <path d="M20 12h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill={c.main} />
      <circle cx="24" cy="24" r="4" fill={c.inside} />
    </>
  ),
  wheat: (c) => (
    <>
      <path d="M24 40V14" stroke={c.stem} strokeWidth="3" {...round} />
      <g fill={c.main}>
        <ellipse cx="18.5" cy="17" rx="3.4" ry="6" transform="rotate(-28 18.5 17)" />
        <ellipse cx="29.5" cy="17" rx="3.4" ry="6" transform="rotate(28 29.5 17)" />
        <ellipse cx="18" cy="26" rx="3.4" ry="6" transform="rotate(-28 18 26)" />
        <ellipse cx="30" cy="26" rx="3.4" ry="6" transform="rotate(28 30 26)" />
        <ellipse cx="24" cy="11" rx="3.2" ry="6" />
      </g>
    </>
  ),
  tree: (c) => (
    <>
      <path d="M24 40V22" stroke={c.stem} strokeWidth="4" {...round} />
      <circle cx="24" cy="17" r="10" fill={c.main} />
      <g fill={c.main} opacity=".85">
        <circle cx="15" cy="22" r="6.5" />
        <circle cx="33" cy="22" r="6.5" />
      </g>
    </>
  ),
  wave: (c) => (
    <>
      <path d="M14 27c2-10 8-15 12-15 6 0 9 7 10 15z" fill={c.side} />
      <path d="M8 33c5-4 8-4 12 0s8 4 12 0 6-3 8-1" stroke={c.main} strokeWidth="3.6" {...round} />
    </>
  ),
  book: (c) => (
    <>
      <path d="M24 16c-4-3-8-4-13-4v22c5 0 9 1 13 4 4-3 8-4 13-4V12c-5 0-9 1-13 4z" fill={c.main} />
      <path d="M24 16v22" stroke={c.inside} strokeWidth="2.4" {...round} />
      <path d="M15.5 19.5c2 .2 3.5.7 5 1.5" stroke={c.inside} strokeWidth="2.4" {...round} />
    </>
  ),
  bolt: (c) => (
    <>
      <circle cx="24" cy="24" r="14" fill={c.main} />
      <path d="M26.5 13l-9 13h5.5l-2 9 9.5-13H25z" fill={c.inside} />
    </>
  ),
  cup: (c) => (
    <>
      <path d="M12 21h20v8a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8z" fill={c.main} />
      <path d="M32 24h2a3.5 3.5 0 0 1 0 7h-2" stroke={c.main} strokeWidth="3" {...round} />
      <path
        d="M18 10c-2 3 2 4 0 7M26 10c-2 3 2 4 0 7"
        stroke={c.stem}
        strokeWidth="2.8"
        {...round}
      />
    </>
  ),
  gear: (c) => (
    <>
      <circle cx="24" cy="24" r="9" fill={c.main} />
      <path
        d="M24 11v4M24 33v4M11 24h4M33 24h4M14.8 14.8l2.8 2.8M30.4 30.4l2.8 2.8M14.8 33.2l2.8-2.8M30.4 17.6l2.8-2.8"
        stroke={c.main}
        strokeWidth="5"
        {...round}
      />
      <circle cx="24" cy="24" r="4" fill={c.ground} />
    </>
  ),
  key: (c) => (
    <>
      <circle cx="17" cy="24" r="7.5" fill={c.main} />
      <circle cx="17" cy="24" r="3" fill={c.ground} />
      <path d="M24 24h15v6M32 24v5" stroke={c.main} strokeWidth="4" {...round} />
    </>
  ),
  leaf: (c) => (
    <>
      <path d="M12 34C8 18 20 10 38 11c1 17-7 28-22 25z" fill={c.main} />
      <path d="M10 39c5-9 11-15 19-19" stroke={c.stem} strokeWidth="2.8" {...round} />
    </>
  ),
}
