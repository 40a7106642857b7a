import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Modules of white around the code, which readers need. */
const border = 3

/** A text as a QR code, always dark on white so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const picture = { role: 'img', 'aria-label': label } as const
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      {...picture}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
