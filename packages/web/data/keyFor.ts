import { useRef } from 'react'
import { randomUuid } from './randomUuid.ts'

/**
 * The idempotency key of what is sent: the same as long as it is the same, so that a repeated try
 * can't act twice, and another body is another request.
 */
export function useKeyFor(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: randomUuid() }
    return last.current.key
  }
}
