import {
  Araucaria,
  Bush,
  Cloud,
  Hill,
  Ipe,
  Mandacaru,
  Marker,
  RoundTree,
  Sun,
  Walker,
} from './pieces.tsx'
import { Scene } from './Scene.tsx'
import styles from './LoginScene.module.css'

/** The scene next to the sign-in form, at the bottom of its panel. */
export function LoginScene() {
  return (
    <Scene className={styles.login} viewBox="0 0 720 520" fit="xMidYMax slice">
      <Sun x={520} y={120} r={58} />
      <Cloud x={120} y={60} scale={0.9} />
      <Cloud x={640} y={30} scale={0.6} opacity={0.8} />
      <Hill
        depth={1}
        d="M-300 250C-180 210-60 170 60 186c100 14 120 56 200 50 90-6 120-80 220-84 90-4 150 50 240 40 80-10 160-30 300 0v500H-300z"
        trail={{ d: 'M450 330C420 280 520 250 496 206 486 188 470 176 462 152', width: 5 }}
      />
      <Hill
        depth={2}
        d="M-300 300c160-60 300-30 440-10 140 20 240-40 360-44 130-4 220 50 320 40 60-6 100-10 200 0v400H-300z"
        trail={{ d: 'M330 430C250 370 300 336 390 326 470 316 500 290 470 244', width: 8 }}
      />
      <Araucaria x={90} y={282} scale={0.62} tone="far" />
      <Araucaria x={122} y={286} scale={0.48} tone="far" />
      <RoundTree x={640} y={272} scale={0.55} />
      <Hill
        depth={3}
        d="M-300 370c140-30 280-34 440-4 150 28 260-30 400-34 120-4 200 20 480 10v300H-300z"
        trail={{ d: 'M560 520C640 440 640 390 540 376 440 362 350 392 296 340', width: 13 }}
      />
      <Mandacaru x={190} y={362} scale={0.95} />
      <Mandacaru x={156} y={356} scale={0.6} />
      <Ipe x={640} y={340} scale={1.15} />
      <Ipe x={688} y={346} scale={0.8} pink />
      <Hill
        depth={4}
        d="M-300 450c160-50 320-44 480-10 150 32 280 0 420-24 100-16 260 0 420 10v200H-300z"
        trail={{ d: 'M-300 500C-60 470 200 500 400 486 540 476 620 462 600 410', width: 20 }}
      />
      <Araucaria x={60} y={424} scale={1.4} tone="near" />
      <Araucaria x={112} y={428} scale={1.05} tone="near" />
      <Bush x={160} y={434} scale={1.1} tone="near" />
      <Marker x={598} y={396} r={12} />
      <Marker x={430} y={320} r={8.5} />
      <Marker x={496} y={214} r={6} />
      <Marker x={440} y={484} r={16} />
      <Walker x={300} y={498} scale={1.25} />
    </Scene>
  )
}
