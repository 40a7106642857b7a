import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { useTheme } from './theme.ts'

/**
 * Providers that dialogs, menus, popovers and tooltips need: reading direction, no inline style
 * elements (the content security policy rejects them), one shared tooltip delay. Belongs in the
 * signed-in layout; public pages and login do not need it.
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
