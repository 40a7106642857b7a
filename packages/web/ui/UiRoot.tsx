import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { useTheme } from './theme.ts'

/**
 * What dialogs, menus, popovers and the like need once around them: the reading direction, no
 * inline style elements (the content security policy refuses them), one clock for all tooltips.
 * Belongs to the signed-in layout; public pages and login do without.
 */
export function UiRoot({ children }: { children: ReactNode }) {
  const [{ themeDirection }] = useTheme()
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={themeDirection}>
        <Tooltip.Provider delay={400}>{children}</Tooltip.Provider>
      </DirectionProvider>
    </CSPProvider>
  )
}
