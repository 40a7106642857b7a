import { PageScene } from '@trilha/web/ui/scenes/PageScene.tsx'
import {
  Araucaria,
  Bush,
  Cloud,
  Hill,
  Ipe,
  Mandacaru,
  Sun,
  Walker,
} from '@trilha/web/ui/scenes/pieces.tsx'
import styles from './NotFoundScene.module.css'

/** A signpost at the end of the path. The two labels are on its boards. */
export function NotFoundScene({ toVacancies, toHome }: { toVacancies: string; toHome: string }) {
  return (
    <PageScene>
      <Sun x={380} y={150} r={50} />
      <Cloud x={1090} y={90} scale={0.9} />
      <Cloud x={240} y={90} scale={0.6} opacity={0.7} />
      <Hill
        depth={1}
        d="M-700 250C-500 200-300 180-60 190 160 200 240 160 420 166 640 174 720 240 900 226 1060 214 1140 160 1300 168c200 10 400 40 840 20v400H-700z"
      />
      <Hill
        depth={2}
        d="M-700 300c300-40 560-30 800-20 240 10 380-40 620-30 260 10 420 50 700 20 200-20 400-30 720-20v400H-700z"
      />
      <Araucaria x={330} y={262} scale={0.8} tone="far" />
      <Araucaria x={368} y={266} scale={0.6} tone="far" />
      <Araucaria x={1080} y={278} scale={0.7} tone="far" />
      <Hill
        depth={3}
        d="M-700 370c300-40 640-30 900-20 260 10 420-30 640-24 260 8 420 30 700 14 200-12 300-16 600-10v300H-700z"
      />
      <Ipe x={930} y={332} scale={1.2} />
      <Ipe x={980} y={336} scale={0.8} pink />
      <Mandacaru x={440} y={344} />
      <Bush x={880} y={336} tone="mid" />
      <Hill
        depth={4}
        d="M-700 452c300-30 640-24 900-16 300 8 460-22 720-18 300 6 500 20 1220 6v200H-700z"
      />
      <Araucaria x={1200} y={428} scale={1.2} tone="near" />
      <Araucaria x={1250} y={430} scale={0.9} tone="near" />
      <g fill="none" stroke="var(--il-path)" strokeLinecap="round">
        <path d="M-700 398C-200 420 200 416 420 392 500 384 560 370 620 372" strokeWidth="18" />
        <path d="M650 374C700 380 760 398 820 392" strokeWidth="12" strokeDasharray="0 24" />
      </g>
      <g className={styles.sign}>
        <path d="M690 372V216" stroke="var(--il-trunk)" strokeWidth="12" strokeLinecap="round" />
        <g transform="rotate(-4 690 250)">
          <path d="M636 226h118l20 22-20 22H636z" fill="var(--il-sun)" />
          <text x="696" y="255" textAnchor="middle" fill="#2f1000">
            {toVacancies}
          </text>
        </g>
        <g transform="rotate(5 690 304)">
          <path d="M744 286H626l-20 20 20 20h118z" fill="#fff" />
          <text x="680" y="313" textAnchor="middle" fill="#12231d">
            {toHome}
          </text>
        </g>
      </g>
      <Walker look="light" x={560} y={380} scale={1.5} />
    </PageScene>
  )
}
