import { SkipLink } from '@trilha/web/ui/SkipLink.tsx'
import { UiRoot } from '@trilha/web/ui/UiRoot.tsx'
import { useAlive } from '@trilha/web/ui/useAlive.ts'
import { ButtonsSection } from './ButtonsSection.tsx'
import styles from './dev.module.css'
import { FieldsSection } from './FieldsSection.tsx'
import { FiltersSection } from './FiltersSection.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { SceneSection } from './SceneSection.tsx'
import { SurfacesSection } from './SurfacesSection.tsx'
import { ThemeBar } from './ThemeBar.tsx'
import { TokensSection } from './TokensSection.tsx'
import { TrailSection } from './TrailSection.tsx'

export function meta() {
  return [{ title: 'Componentes | Trilha' }, { name: 'robots', content: 'noindex' }]
}

/** Every component in every state: what the visual checks photograph. Development only. */
export default function UiScreen() {
  const alive = useAlive()
  return (
    <UiRoot>
      <SkipLink>Pular para o conteúdo</SkipLink>
      <main id="conteudo" className={`wrap ${styles.page}`}>
        <h1>Componentes</h1>
        {alive && <Components />}
      </main>
    </UiRoot>
  )
}

/** Drawn in the browser alone: many of them place things by style attributes, which a page of the server may not carry. */
function Components() {
  return (
    <>
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
    </>
  )
}
