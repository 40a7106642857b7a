import { useState } from 'react'
import styles from './Avatar.module.css'
import { cx } from '../cx.ts'

export type AvatarProps = {
  /** The person's full name, from which the initials are taken. */
  name: string
  /** Shown instead of the initials. If it cannot be loaded, the initials are shown. */
  photoUrl?: string | null
  /** Pixels. */
  size?: 28 | 32 | 38 | 44 | 48 | 56 | 72 | 96 | 124
  /** Accessible name; leave out when the name is shown next to the picture. */
  label?: string
  className?: string
}

/** A person's photo, or the initials of the first and last name. */
export function Avatar({ name, photoUrl, size = 44, label, className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const photo = photoUrl && photoUrl !== brokenUrl ? photoUrl : undefined
  return (
    <span
      className={cx(
        styles.avatar,
        size !== 44 && styles[`s${size}`],
        styles[`tone${toneOf(name)}`],
        className,
      )}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {photo ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          decoding="async"
          onError={() => setBrokenUrl(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const toneCount = 7

/** The same name always gets the same colours; the colours mean nothing. */
function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % toneCount
}

/** "Jussara do Nascimento" gives JN: particles do not count; a single name gives one letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const names = words.filter((word) => !/^(d[aeo]s?|e|von|van|de la)$/i.test(word))
  const counted = names.length > 0 ? names : words
  const first = counted[0] ?? ''
  const last = counted.length > 1 ? (counted[counted.length - 1] ?? '') : ''
  return [first, last].map((word) => word.match(/^./u)?.[0] ?? '').join('')
}
