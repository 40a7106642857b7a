import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const key = 'partnerID'

/**
 * The institution that referred this person: from the address, otherwise stored earlier in this
 * session (specification, section 2).
 */
export function usePartner(): string | undefined {
  const [search] = useSearchParams()
  const fromAddress = search.get(key)?.slice(0, 64) || null
  const stored = useSyncExternalStore(subscribeToNothing, readStored, () => null)
  useEffect(() => {
    if (fromAddress) store(fromAddress)
  }, [fromAddress])
  return fromAddress ?? stored ?? undefined
}

const subscribeToNothing = () => () => undefined

function readStored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(partner: string): void {
  try {
    sessionStorage.setItem(key, partner)
  } catch {
    // Storage is unavailable: the links of this page still contain the institution.
  }
}
