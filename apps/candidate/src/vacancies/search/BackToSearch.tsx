import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

/** History state that a result list passes to the page of a vacancy. */
export type FromSearch = { search: string }

type BackToSearchProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  address: (search: string) => string
}

/**
 * Back to the list; goes back in history (same scroll position) if the person came from a search.
 */
export function BackToSearch({ address, ...rest }: BackToSearchProps) {
  const { state } = useLocation() as { state: FromSearch | null }
  const navigate = useNavigate()
  function back(event: MouseEvent) {
    // Clicks that open another tab keep their usual effect.
    if (!state || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return <Link {...rest} to={address(state?.search ?? '')} onClick={back} />
}
