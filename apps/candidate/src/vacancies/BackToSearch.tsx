import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

/** What a list leaves in the history for the vacancy that was opened from it. */
export type FromSearch = { search: string }

type BackToSearchProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  address: (search: string) => string
}

/** Back to the list: to the same place of the same search, where the person came from one. */
export function BackToSearch({ address, ...rest }: BackToSearchProps) {
  const { state } = useLocation() as { state: FromSearch | null }
  const navigate = useNavigate()
  function back(event: MouseEvent) {
    // Elsewhere than in this tab the link is an ordinary one.
    if (!state || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return <Link {...rest} to={address(state?.search ?? '')} onClick={back} />
}
