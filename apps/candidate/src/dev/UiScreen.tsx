import { SkipLink } from '@trilha/web/ui/SkipLink.tsx'
import { UiRoot } from '@trilha/web/ui/UiRoot.tsx'
import { useHydrated } from '@trilha/web/ui/useAlive.ts'
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

/** All components in all states, for visual checks. Development only. */
export default function UiScreen() {
  const hydrated = useHydrated()
  return (
    <UiRoot>
      <SkipLink>Pular para o conteúdo</SkipLink>
      <main id="conteudo" className={`wrap ${styles.page}`}>
        <h1>Componentes</h1>
        {hydrated && <Components />}
      </main>
    </UiRoot>
  )
}

/**
 * Rendered in the browser only: many components use style attributes, which the content security
 * policy forbids in server-rendered pages.
 */
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
