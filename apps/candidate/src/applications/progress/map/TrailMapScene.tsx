import {
  Araucaria,
  Bush,
  Cloud,
  Hill,
  Ipe,
  Mandacaru,
  RoundTree,
  Sun,
} from '@trilha/web/ui/scenes/pieces.tsx'

/** The landscape behind the trail map, for 900 px and more; the line is drawn over it. */
export function TrailMapSceneWide({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <Sun x={1090} y={92} r={44} />
      <Cloud x={880} y={120} scale={0.7} />
      <Cloud x={560} y={150} scale={0.5} opacity={0.7} />
      <Hill
        depth={1}
        d="M-40 230C60 180 160 170 270 190 380 210 450 170 540 176 640 184 700 220 800 196 900 172 980 120 1080 124 1150 126 1200 150 1260 160v300H-40z"
      />
      <Hill
        depth={2}
        d="M-40 260c120-40 260-30 380-16 140 16 220-22 340-26 140-4 220 40 340 10 80-20 160-40 260-30v300H-40z"
      />
      <Araucaria x={600} y={222} scale={0.7} tone="far" />
      <Araucaria x={632} y={226} scale={0.54} tone="far" />
      <RoundTree x={190} y={236} scale={0.6} />
      <Hill
        depth={3}
        d="M-40 310c140-36 280-20 420-6 160 14 260-26 400-30 140-4 260 20 480-24v300H-40z"
      />
      <Ipe x={985} y={282} />
      <Ipe x={1025} y={286} scale={0.7} pink />
      <Mandacaru x={705} y={352} scale={0.8} />
      <Mandacaru x={682} y={348} scale={0.5} />
      <Hill depth={4} d="M-40 384c200-26 380-14 560-10 220 6 420-24 740-14v200H-40z" />
      <Bush x={250} y={374} tone="near" />
      <Araucaria x={1050} y={372} tone="near" />
      <Araucaria x={1090} y={374} scale={0.8} tone="near" />
    </svg>
  )
}

/** The same landscape for narrow screens, where only the list shows the stages. */
export function TrailMapScenePhone({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <Sun x={404} y={104} r={24} />
      <Cloud x={300} y={46} scale={0.45} />
      <Hill
        depth={1}
        d="M-40 150C40 110 100 120 160 132 240 148 300 96 370 96 430 96 480 120 560 130v200H-40z"
      />
      <Hill
        depth={2}
        d="M-40 176c90-30 170-14 240-6 90 10 150-28 220-26 60 2 100 16 140 10v200H-40z"
        trail={{ d: 'M300 260C250 214 330 206 360 190 386 176 376 160 366 140', width: 4 }}
      />
      <Hill
        depth={3}
        d="M-40 206c100-26 200-6 300-10 90-4 180-20 300 0v200H-40z"
        trail={{ d: 'M-60 246C60 214 150 232 240 226 330 220 350 214 330 190', width: 8 }}
      />
      <Ipe x={438} y={200} scale={0.7} />
      <Araucaria x={40} y={198} scale={0.7} tone="mid" />
      <Araucaria x={68} y={200} scale={0.5} tone="mid" />
    </svg>
  )
}
