import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useTheme } from '../tokens/theme.ts'

/**
 * Providers that dialogs, menus and popovers need: reading direction, and no inline style elements
 * (the content security policy rejects them). Belongs in the signed-in layout; public pages and
 * login do not need it.
 */
export function UiRoot({ children }: { children: ReactNode }) {
  const [{ themeDirection }] = useTheme()
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={themeDirection}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
