import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const key = 'partnerID'

/**
 * The institution that referred this person: from the address, else as kept for this session since
 * an earlier page (specification, section 2).
 */
export function usePartner(): string | undefined {
  const [search] = useSearchParams()
  const told = search.get(key)?.slice(0, 64) || null
  const kept = useSyncExternalStore(subscribeToNothing, readKept, () => null)
  useEffect(() => {
    if (told) keep(told)
  }, [told])
  return told ?? kept ?? undefined
}

const subscribeToNothing = () => () => undefined

function readKept(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(partner: string): void {
  try {
    sessionStorage.setItem(key, partner)
  } catch {
    // A browser that keeps nothing still has it in the links of this page.
  }
}
