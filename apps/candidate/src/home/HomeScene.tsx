import { Araucaria, Cloud, Hill, Ipe, Sun, Walker } from '@trilha/web/ui/scenes/pieces.tsx'
import { Scene } from '@trilha/web/ui/scenes/Scene.tsx'

/** The background of the dashboard greeting; the parent positions and fades it. */
export function HomeScene({ className }: { className?: string }) {
  return (
    <Scene className={className} viewBox="0 0 700 222" fit="xMaxYMax slice">
      <Sun x={560} y={74} r={30} />
      <Cloud x={420} y={54} scale={0.6} />
      <Cloud x={660} y={40} scale={0.45} opacity={0.8} />
      <Hill
        depth={1}
        d="M-10 150C60 120 140 104 220 116 320 130 380 90 470 92 560 94 620 120 720 108v120H-10z"
      />
      <Hill
        depth={2}
        d="M-10 176c100-30 200-20 300-10 110 10 200-34 300-30 60 2 90 10 130 6v100H-10z"
        trail={{ d: 'M470 240C420 190 520 184 548 166 570 150 560 136 552 118', width: 5 }}
      />
      <Araucaria x={640} y={138} scale={0.6} tone="far" />
      <Araucaria x={664} y={140} scale={0.46} tone="far" />
      <Hill
        depth={3}
        d="M-10 196c140-26 260-10 380-14 120-6 220-28 340-10v80H-10z"
        trail={{ d: 'M-20 240C160 206 300 216 400 204 480 194 520 188 500 170', width: 10 }}
      />
      <Ipe x={610} y={176} scale={0.8} />
      <Ipe x={640} y={178} scale={0.55} pink />
      <Walker x={424} y={203} scale={0.85} />
    </Scene>
  )
}
