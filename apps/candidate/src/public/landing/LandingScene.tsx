import { cx } from '@trilha/web/ui/cx.ts'
import {
  Araucaria,
  Bush,
  Cloud,
  Hill,
  Ipe,
  Mandacaru,
  Marker,
  Palm,
  RoundTree,
  Sun,
  Walker,
} from '@trilha/web/ui/scenes/pieces.tsx'
import { Scene } from '@trilha/web/ui/scenes/Scene.tsx'
import styles from './LandingScene.module.css'

type LandingSceneProps = {
  /** Labels of the four stations, in the order of the path; by default there are none. */
  stations?: readonly [string, string, string, string]
}

/**
 * The landing page's scene: hills in the morning, with a path to the sun. It has a wide version and
 * one for phones.
 */
export function LandingScene({ stations }: LandingSceneProps) {
  return (
    <>
      <LandingSceneWide stations={stations} />
      <LandingScenePhone />
    </>
  )
}

function LandingSceneWide({ stations }: LandingSceneProps) {
  return (
    <Scene className={cx(styles.landing, styles.wide)} viewBox="0 0 1440 500" fit="xMidYMax slice">
      <Sun x={1150} y={86} r={64} />
      <Cloud x={1330} y={50} />
      <Cloud x={742} y={150} scale={0.7} opacity={0.8} />
      <Cloud x={96} y={170} scale={0.8} opacity={0.75} />
      <Hill
        depth={1}
        d="M-700 250C-560 215-420 232-330 205-260 183-200 150-120 158-20 168 10 218 90 224c120 8 170-62 260-72 92-10 128 50 230 54 70 3 104-26 140-56 26-22 48-34 76-34 26 0 44 16 70 40 34 32 70 52 116 52 92 2 150-58 260-48 130 12 190 70 330 66 130-4 220-50 336-40v400H-700z"
        trail={{ d: 'M905 330C880 260 962 236 940 196 922 166 908 156 880 132', width: 5 }}
      />
      <Hill
        depth={2}
        d="M-700 300c140-30 260-8 390-30 120-20 190-66 320-56 120 10 170 70 300 72 150 2 230-84 380-92 160-8 240 66 390 70 150 4 250-62 400-54 130 8 210 40 660 10v300H-700z"
        trail={{ d: 'M800 400C700 330 760 300 860 290 960 280 980 230 930 160', width: 8 }}
      />
      <Araucaria x={1165} y={262} scale={0.62} tone="far" />
      <Araucaria x={1192} y={266} scale={0.5} tone="far" />
      <RoundTree x={640} y={232} scale={0.5} />
      <RoundTree x={620} y={236} scale={0.42} />
      <Araucaria x={90} y={228} scale={0.55} tone="far" />
      <Araucaria x={62} y={222} scale={0.45} tone="far" />
      <Hill
        depth={3}
        d="M-700 330c160-20 330 30 500 10 150-18 210-62 350-60 160 2 250 80 420 76 190-4 280-92 470-96 180-4 300 70 470 66 140-4 260-40 630-20v300H-700z"
        trail={{
          d: 'M980 470C1100 420 1180 380 1080 345 980 312 880 350 760 340 690 330 700 300 790 290',
          width: 12,
        }}
      />
      <Mandacaru x={250} y={306} scale={0.85} />
      <Mandacaru x={218} y={300} scale={0.55} />
      <Ipe x={1245} y={300} scale={1.1} />
      <Ipe x={1292} y={312} scale={0.78} pink />
      <Bush x={1212} y={300} scale={0.8} tone="mid" />
      <Hill
        depth={4}
        d="M-700 400c200-60 380-40 560-20 170 18 260-20 400-44 170-28 300 6 460 34 200 34 330 10 500-24 190-38 350-10 520 14 130 18 260 10 400-10v200H-700z"
        trail={{
          d: 'M-800 486C-300 446 200 466 520 456 700 450 824 446 900 428 990 405 1000 372 960 350',
          width: 18,
        }}
      />
      <Palm x={1330} y={374} scale={1.25} />
      <Palm x={1375} y={382} scale={0.95} />
      <Araucaria x={446} y={352} scale={1.25} tone="near" />
      <Araucaria x={392} y={350} tone="near" />
      <Bush x={500} y={356} tone="near" />
      <Hill
        depth={5}
        d="M-700 500C-300 476 100 486 420 482 620 480 760 476 1000 468c240-8 420-26 760-10 200 10 300 14 400 14v60H-700z"
      />
      <Marker x={1084} y={347} r={11} />
      <Marker x={862} y={290} r={8} />
      <Marker x={943} y={207} r={5.5} />
      <Marker x={884} y={432} r={14} />
      <Walker x={716} y={456} scale={1.05} />
      {stations && <Stations labels={stations} />}
    </Scene>
  )
}

function LandingScenePhone() {
  return (
    <Scene className={cx(styles.landing, styles.phone)} viewBox="0 0 480 316" fit="xMidYMax slice">
      <Sun x={330} y={84} r={36} />
      <Cloud x={410} y={48} scale={0.6} />
      <Cloud x={90} y={96} scale={0.55} opacity={0.8} />
      <Hill
        depth={1}
        d="M-100 150C-40 120 20 96 80 108c54 12 84 46 140 44 52-2 66-44 116-46 50-2 60 30 110 34 60 4 90-18 160-14v250H-100z"
        trail={{ d: 'M300 220C290 180 320 160 304 136 296 126 290 124 280 112', width: 3.5 }}
      />
      <Hill
        depth={2}
        d="M-100 190c60-24 130-20 190-8 70 14 100 20 170 0 70-20 110-24 180-10 60 12 100 6 160 0v200H-100z"
        trail={{ d: 'M260 270C214 236 246 212 286 206 322 200 320 176 304 160', width: 5 }}
      />
      <Araucaria x={60} y={182} scale={0.5} tone="far" />
      <Araucaria x={84} y={186} scale={0.4} tone="far" />
      <Hill
        depth={3}
        d="M-100 220c80-18 150-14 230 4 80 18 130-16 210-22 90-6 140 24 260 14v200H-100z"
        trail={{ d: 'M330 320C390 280 400 250 340 236 290 226 250 250 226 226', width: 8 }}
      />
      <Mandacaru x={170} y={226} scale={0.55} />
      <Ipe x={410} y={212} scale={0.82} />
      <Ipe x={440} y={216} scale={0.58} pink />
      <Hill
        depth={4}
        d="M-100 262c90-20 170-28 260-12 90 16 150 22 240-2 80-20 130-6 220 0v150H-100z"
        trail={{
          d: 'M-60 296C60 284 160 296 240 292 290 289 310 288 326 281 346 272 344 260 330 246',
          width: 11,
        }}
      />
      <Araucaria x={74} y={250} scale={0.95} tone="near" />
      <Araucaria x={112} y={250} scale={0.72} tone="near" />
      <Palm x={446} y={256} scale={0.85} />
      <Hill depth={5} d="M-100 316c120-10 260-10 340-10s200 4 360-6v60H-100z" />
      <Marker x={352} y={240} r={7.5} />
      <Marker x={287} y={206} r={5.5} />
      <Marker x={304} y={140} r={3.8} />
      <Marker x={304} y={288} r={9} />
      <Walker x={232} y={296} scale={0.8} />
    </Scene>
  )
}

const stationPlaces = [
  { x: 908, y: 438 },
  { x: 1106, y: 322 },
  { x: 752, y: 262 },
  { x: 958, y: 182 },
] as const

function Stations({ labels }: { labels: readonly [string, string, string, string] }) {
  return (
    <g className={styles.flag}>
      {labels.map((label, i) => {
        // SVG cannot measure text before drawing it: an average letter is 7.6 units wide.
        const width = 22 + label.length * 7.6
        const last = i === labels.length - 1
        const place = stationPlaces[i]
        return (
          <g key={label} transform={place && `translate(${place.x} ${place.y})`}>
            <rect
              width={width}
              height="28"
              rx="14"
              fill={last ? 'var(--accent)' : 'var(--surface)'}
            />
            <text
              x={width / 2}
              y="19"
              textAnchor="middle"
              fill={last ? 'var(--accent-on)' : 'var(--ink)'}
            >
              {label}
            </text>
          </g>
        )
      })}
    </g>
  )
}
