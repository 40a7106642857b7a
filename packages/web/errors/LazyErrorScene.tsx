import { lazy, Suspense, type ReactNode } from 'react'

// Hardly any page shows this drawing, so it is loaded on demand; if that fails, it is left out.
const ErrorScene = lazy<() => ReactNode>(() =>
  import('../ui/scenes/ErrorScene.tsx').then(
    (scene) => ({ default: scene.ErrorScene }),
    () => ({ default: () => null }),
  ),
)

/** The drawing of the error screens, loaded lazily. */
export function LazyErrorScene() {
  return (
    <Suspense>
      <ErrorScene />
    </Suspense>
  )
}
