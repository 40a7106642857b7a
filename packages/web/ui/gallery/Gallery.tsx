import { Toaster } from '../feedback/Toaster.tsx'
import { SkipLink } from '../navigation/SkipLink.tsx'
import { UiRoot } from '../overlays/UiRoot.tsx'
import { ButtonsSection } from './ButtonsSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { FiltersSection } from './FiltersSection.tsx'
import styles from './Gallery.module.css'
import { MessagesSection } from './MessagesSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { SceneSection } from './SceneSection.tsx'
import { SurfacesSection } from './SurfacesSection.tsx'
import { ThemeBar } from './ThemeBar.tsx'
import { TokensSection } from './TokensSection.tsx'
import { TrailSection } from './TrailSection.tsx'

/** All components of this package in all states, for visual checks. */
export function Gallery() {
  return (
    <UiRoot>
      <SkipLink>Pular para o conteúdo</SkipLink>
      <main id="conteudo" className={`wrap ${styles.page}`}>
        <h1>Componentes</h1>
        <ThemeBar />
        <TokensSection />
        <ButtonsSection />
        <FieldsSection />
        <FiltersSection />
        <SurfacesSection />
        <MessagesSection />
        <OverlaysSection />
        <TrailSection />
        <SceneSection />
      </main>
      <Toaster words={{ region: 'Avisos', close: 'Fechar' }} />
    </UiRoot>
  )
}
