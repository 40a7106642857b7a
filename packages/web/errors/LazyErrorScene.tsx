import { lazy, Suspense, type ReactNode } from 'react'

// Every page could end here, and nearly none does: the drawing comes when it is needed, or not at all.
const ErrorScene = lazy<() => ReactNode>(() =>
  import('../ui/scenes/ErrorScene.tsx').then(
    (scene) => ({ default: scene.ErrorScene }),
    () => ({ default: () => null }),
  ),
)

/** The scene of the error screens, as soon as it is there. */
export function LazyErrorScene() {
  return (
    <Suspense>
      <ErrorScene />
    </Suspense>
  )
}
