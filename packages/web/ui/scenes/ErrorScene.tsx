import { PageScene } from './PageScene.tsx'
import { Araucaria, Cloud, Hill, Ipe, Mandacaru, Sun, Walker } from './pieces.tsx'

/** A broken bridge: an error that is not the user's fault. */
export function ErrorScene() {
  return (
    <PageScene>
      <Sun x={1060} y={120} r={46} />
      <Cloud x={420} y={100} />
      <Cloud x={860} y={70} scale={0.6} opacity={0.7} />
      <Hill
        depth={1}
        d="M-700 230C-500 200-300 170-60 190 160 210 300 180 480 200 600 214 640 330 720 330S840 214 960 200C1140 180 1240 150 1400 160c200 10 400 30 740 20v400H-700z"
      />
      <Hill
        depth={2}
        d="M-700 300c300-50 560-40 800-30 200 10 320-20 440-4 80 12 100 120 180 130 80-10 100-120 180-134 140-20 320 10 520 0 200-10 400-20 720-14v400H-700z"
      />
      <Araucaria x={240} y={256} scale={0.9} tone="far" />
      <Araucaria x={284} y={260} scale={0.7} tone="far" />
      <Araucaria x={1180} y={268} scale={0.8} tone="far" />
      <Hill
        depth={3}
        d="M-700 350c300-30 640-24 900-16 160 6 280-14 380-6 60 6 60 150 140 150s80-144 140-150c160-14 340 10 540 2 200-8 400-8 740-4v300H-700z"
      />
      <Ipe x={1010} y={336} scale={1.1} />
      <Ipe x={1056} y={340} scale={0.75} pink />
      <Mandacaru x={330} y={330} scale={0.9} />
      <path
        d="M-700 352C-200 372 300 360 560 338"
        fill="none"
        stroke="var(--il-path)"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path
        d="M884 340C1000 350 1300 372 2140 350"
        fill="none"
        stroke="var(--il-path)"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <g stroke="var(--il-trunk)" strokeWidth="9" strokeLinecap="round">
        <path d="M598 300v52M846 300v52" />
      </g>
      <path
        d="M598 312C650 344 690 350 704 352M846 312c-50 30-80 36-96 38"
        fill="none"
        stroke="var(--il-trunk)"
        strokeWidth="5"
      />
      <g fill="#c98a4b">
        <rect x="606" y="340" width="20" height="12" rx="3" />
        <rect x="634" y="346" width="20" height="12" rx="3" />
        <rect x="662" y="352" width="20" height="12" rx="3" transform="rotate(8 672 358)" />
        <rect x="818" y="340" width="20" height="12" rx="3" />
        <rect x="790" y="346" width="20" height="12" rx="3" transform="rotate(-6 800 352)" />
        <rect x="716" y="400" width="20" height="12" rx="3" transform="rotate(34 726 406)" />
      </g>
      <Walker x={540} y={340} scale={1.5} />
    </PageScene>
  )
}
