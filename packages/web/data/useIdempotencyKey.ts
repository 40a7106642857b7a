import { useRef } from 'react'
import { randomUuid } from './randomUuid.ts'

/**
 * An idempotency key for a request body: the same body gives the same key, so that a retry cannot
 * act twice; another body gives a new key.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: randomUuid() }
    return last.current.key
  }
}
