import { useId } from 'react'

/**
 * The building blocks of scenes (docs/product/design.md#scenes): SVG fragments in the colours of
 * the `--il-*` tokens.
 */

/** Position of the base of a building block. */
export type Place = { x: number; y: number; scale?: number }

const transformOf = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`

/** Tree tones: `far` on light hills, `mid` on the middle one, `near` on the dark foreground. */
export type Tone = 'far' | 'mid' | 'near'
const treeFill: Record<Tone, string> = {
  far: 'var(--il-tree2)',
  mid: 'var(--il-tree)',
  near: 'var(--il-tree3)',
}

/** The sun and its two halos; `r` is the radius of the disc. */
export function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g fill="var(--il-sun)">
      <circle cx={x} cy={y} r={r * 2.2} opacity=".15" />
      <circle cx={x} cy={y} r={r * 1.6} opacity=".25" />
      <circle cx={x} cy={y} r={r} />
    </g>
  )
}

export function Cloud({ opacity = 0.9, ...place }: Place & { opacity?: number }) {
  return (
    <path
      transform={transformOf(place)}
      opacity={opacity}
      d="M-40 0h84c9 0 14-6 14-12 0-7-6-12-13-11-2-9-10-14-18-13-7-11-24-11-31 0-9-3-19 3-19 12-11-2-19 4-19 12 0 7 5 12 12 12z"
      fill="var(--il-cloud)"
    />
  )
}

/** A tree of the South. */
export function Araucaria({ tone, ...place }: Place & { tone: Tone }) {
  const fill = treeFill[tone]
  return (
    <g transform={transformOf(place)}>
      <path d="M0 0V-46" stroke="var(--il-trunk)" strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M-23-46c4 9 12 11 23 11s19-2 23-11c2-5-3-9-7-6-4-5-10-7-16-7s-12 2-16 7c-4-3-9 1-7 6z"
        fill={fill}
      />
      <path
        d="M-12-31c3 5 7 6 12 6s9-1 12-6"
        stroke={fill}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}

/** A tree of the Cerrado: yellow, or pink. */
export function Ipe({ pink = false, ...place }: Place & { pink?: boolean }) {
  return (
    <g transform={transformOf(place)}>
      <path
        d="M0 0c0-10-1-16 0-24M0-16c5-3 8-7 9-12M0-12c-5-3-8-6-9-11"
        stroke="var(--il-trunk)"
        strokeWidth="3.4"
        strokeLinecap="round"
        fill="none"
      />
      <g fill={pink ? 'var(--il-bloom2)' : 'var(--il-bloom)'}>
        <circle cx="-12" cy="-31" r="11" />
        <circle cx="12" cy="-32" r="12" />
        <circle cx="0" cy="-42" r="14" />
      </g>
      <g fill="#fff" opacity=".35">
        <circle cx="-4" cy="-47" r="3" />
        <circle cx="9" cy="-36" r="2.4" />
        <circle cx="-13" cy="-32" r="2.2" />
      </g>
    </g>
  )
}

/** A cactus of the Caatinga. */
export function Mandacaru(place: Place) {
  return (
    <g
      transform={transformOf(place)}
      fill="none"
      stroke="var(--il-tree)"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0V-44M0-14h-8c-4 0-6-2-6-6v-10M0-20h8c4 0 6-2 6-6v-12" />
      <circle cx="0" cy="-50" r="2.6" fill="var(--il-bloom2)" stroke="none" />
      <circle cx="14" cy="-44.5" r="2.4" fill="var(--il-bloom2)" stroke="none" />
    </g>
  )
}

/** A palm of the coast. */
export function Palm(place: Place) {
  return (
    <g transform={transformOf(place)} fill="none" strokeLinecap="round">
      <path d="M0 0c1-16 4-30 9-42" stroke="var(--il-trunk)" strokeWidth="3.6" />
      <g stroke="var(--il-tree)" strokeWidth="5">
        <path d="M9-43c-8-6-17-5-22 3M9-43c-5-8-12-11-19-9M9-43c2-8 8-13 16-12M9-43c8-5 16-2 20 6M9-43c5 2 9 7 9 14" />
      </g>
    </g>
  )
}

/** A small round tree for far hills. */
export function RoundTree(place: Place) {
  return (
    <g transform={transformOf(place)}>
      <path d="M0 0V-22" stroke="var(--il-trunk)" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M-13-28c0-10 5-18 13-18s13 8 13 18-6 13-13 13-13-3-13-13z" fill="var(--il-tree2)" />
    </g>
  )
}

export function Bush({ tone, ...place }: Place & { tone: Tone }) {
  return (
    <path
      transform={transformOf(place)}
      d="M-20 0c-1-9 5-13 10-12 1-7 12-9 15-2 6-3 15 2 14 14z"
      fill={treeFill[tone]}
    />
  )
}

/** The walking person: skin and hair vary between scenes, the clothes do not. */
export type Look = 'dark' | 'light'

/** The person on the line, walking in reading direction. */
export function Walker({ look = 'dark', ...place }: Place & { look?: Look }) {
  const skin = look === 'dark' ? 'var(--il-skin)' : 'var(--il-skin2)'
  return (
    <g transform={transformOf(place)} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-1-17 -7-9 -9 0M0-17 6-10 7 0" stroke="var(--il-pants)" strokeWidth="5" />
      <path d="M-8-34c-6 0-7 4-7 8.5s2 8.5 7 8.5z" fill="var(--il-bag)" />
      <path d="M0-19v-12" stroke="var(--il-shirt)" strokeWidth="10.5" />
      <path d="M2-30 9-24 13-27" stroke={skin} strokeWidth="3.6" />
      <circle cx="-.5" cy="-46.5" r="9" fill="var(--il-hair)" />
      <ellipse cx="3.4" cy="-43.5" rx="5.4" ry="6" fill={skin} />
      <path
        d="M-3-46c3 0 6-2 7.5-4 1.5 2 3 2.8 4.6 3-.6-4-3.6-6.5-6.6-6.5S-3-51-3-46z"
        fill="var(--il-hair)"
      />
    </g>
  )
}

/** A point of the trail. */
export function Marker({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="var(--il-node)"
      stroke="var(--il-nodering)"
      strokeWidth={r * 0.42}
    />
  )
}

type HillProps = {
  d: string
  /** 1 is the farthest and lightest, 5 the foreground. */
  depth: 1 | 2 | 3 | 4 | 5
  /** The part of the trail on this hill; the hill's outline clips it. */
  trail?: { d: string; width: number }
}

/** One layer of hills and the part of the trail that crosses it. */
export function Hill({ d, depth, trail }: HillProps) {
  const id = useId()
  return (
    <>
      <path d={d} fill={`var(--il-h${depth})`} />
      {trail && (
        <>
          <clipPath id={id}>
            <path d={d} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <path
              d={trail.d}
              fill="none"
              stroke="var(--il-path)"
              strokeWidth={trail.width}
              strokeLinecap="round"
            />
          </g>
        </>
      )}
    </>
  )
}
