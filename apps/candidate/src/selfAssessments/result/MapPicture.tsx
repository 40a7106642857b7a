import { cx } from '@trilha/web/ui/cx.ts'
import { linesOf, namePlace, picture, placeOn, polygonOf } from './picture.ts'
import styles from './MapPicture.module.css'

export type MapAxis = {
  id: string
  /** Short name: shown next to the picture. */
  name: string
  /** 0 at the centre, 1 at the outer ring. */
  share: number
  /** Half the confidence interval on the same scale; drawn as a line along the axis. */
  error?: number
  /** One of the highest: drawn larger, with a bold name. */
  top: boolean
}

type MapPictureProps = {
  title: string
  /** The picture as text. */
  description: string
  axes: readonly MapAxis[]
  /** A dashed reference ring, for example the candidate's own mean. */
  middle?: number
}

const rings = [0.25, 0.5, 0.75, 1]
const lineHeight = 19

/** A radar chart of a result: higher values are farther from the centre. */
export function MapPicture({ title, description, axes, middle }: MapPictureProps) {
  return (
    <figure>
      <Drawing axes={axes} middle={middle} />
      <figcaption className="sr">
        {title}: {description}
      </figcaption>
    </figure>
  )
}

function Drawing({ axes, middle }: Pick<MapPictureProps, 'axes' | 'middle'>) {
  const count = axes.length
  return (
    <svg className={styles.picture} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden>
      {rings.map((share) => (
        <polygon
          key={share}
          className={share === 1 ? styles.edge : styles.ring}
          points={polygonOf(axes.map(() => share))}
        />
      ))}
      {axes.map((axis, i) => (
        <Spoke key={axis.id} index={i} count={count} />
      ))}
      {middle !== undefined && (
        <polygon className={styles.middle} points={polygonOf(axes.map(() => middle))} />
      )}
      <polygon className={styles.me} points={polygonOf(axes.map(({ share }) => share))} />
      {axes.map((axis, i) => (
        <ErrorBar key={axis.id} axis={axis} index={i} count={count} />
      ))}
      {axes.map((axis, i) => {
        const { x, y } = placeOn(i, count, axis.share)
        return (
          <circle
            key={axis.id}
            className={cx(styles.point, axis.top && styles.top)}
            cx={x}
            cy={y}
            r={axis.top ? 8 : 5.5}
          />
        )
      })}
      {axes.map((axis, i) => (
        <AxisName key={axis.id} axis={axis} index={i} count={count} />
      ))}
    </svg>
  )
}

type AxisProps = { axis: MapAxis; index: number; count: number }

function Spoke({ index, count }: Omit<AxisProps, 'axis'>) {
  const from = placeOn(index, count, 0)
  const to = placeOn(index, count, 1)
  return <path className={styles.ring} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
}

/** The confidence interval as a line along the axis. */
function ErrorBar({ axis, index, count }: AxisProps) {
  if (!axis.error) return null
  const from = placeOn(index, count, Math.max(0, axis.share - axis.error))
  const to = placeOn(index, count, Math.min(1, axis.share + axis.error))
  return <path className={styles.error} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
}

function AxisName({ axis, index, count }: AxisProps) {
  const { x, y, anchor } = namePlace(index, count)
  const lines = linesOf(axis.name)
  const firstY = y - ((lines.length - 1) * lineHeight) / 2 + 5
  return (
    <text className={cx(styles.name, axis.top && styles.strong)} x={x} textAnchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={firstY + i * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
