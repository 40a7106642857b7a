import type { CollisionDetection } from '@dnd-kit/core'

/**
 * Drop target: the stage whose top or bottom edge is nearest. Expanded stages are much taller than
 * collapsed ones, so their centres would never be close, especially with the keyboard.
 */
export const stageCollision: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
}) =>
  droppableContainers
    .flatMap((container) => {
      const rect = droppableRects.get(container.id)
      if (!rect) return []
      const value = Math.min(
        Math.abs(rect.top - collisionRect.top),
        Math.abs(rect.bottom - collisionRect.bottom),
      )
      return [{ id: container.id, data: { droppableContainer: container, value } }]
    })
    .sort((a, b) => a.data.value - b.data.value)
