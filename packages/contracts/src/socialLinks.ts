/** Networks on which Trilha may have a page of its own, by the hosts of their addresses. */
export const socialHosts = {
  facebook: ['facebook.com', 'www.facebook.com'],
  instagram: ['instagram.com', 'www.instagram.com'],
  linkedin: ['linkedin.com', 'www.linkedin.com', 'br.linkedin.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'www.youtube.com'],
} as const
export type SocialNetwork = keyof typeof socialHosts

/** A page of Trilha elsewhere, as the foot of public pages shows it. */
export type SocialLink = { network: SocialNetwork; url: string }

/** The network that an https address is of; null for any other. */
export function socialNetworkOf(address: string): SocialNetwork | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const found = Object.entries(socialHosts).find(([, hosts]) =>
    (hosts as readonly string[]).includes(url.host),
  )
  return (found?.[0] as SocialNetwork | undefined) ?? null
}
