import type { CollisionDetection } from '@dnd-kit/core'

/**
 * Over which stage another one is held: the one whose top or bottom is nearest. An open stage is many
 * times as high as a closed one, so that middles would never meet, least of all by keyboard.
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
