import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/**
 * Keeps the person on the page, also when they go back or close the tab.
 * @param isNeeded true while leaving would lose something.
 * @param onTry called when somebody tries to leave.
 */
export function useStay(isNeeded: boolean, onTry?: () => void): void {
  const blocker = useBlocker(isNeeded)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onTry?.()
  }, [blocker, onTry])
  useBeforeUnload((event) => {
    if (isNeeded) event.preventDefault()
  })
}
