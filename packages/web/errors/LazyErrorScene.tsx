import { lazy, Suspense, type ReactNode } from 'react'

// Nearly no page shows this drawing, so it is loaded on demand and left out if that fails.
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
