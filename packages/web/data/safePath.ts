/**
 * Checks a path of this site to return to after sign-in; null for anything that could lead
 * elsewhere (`//host`, `/\host`, other schemes, hidden control characters).
 */
export function safePath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null
  const here = 'https://here.invalid'
  try {
    const { origin, pathname, search, hash } = new URL(value, here)
    // A pathname may still begin with two slashes (`/.//host`), which the next parser takes as a
    // host.
    return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}
