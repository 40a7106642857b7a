/** Networks that can be linked in the footer, by the hosts of their URLs. */
export const socialHosts = {
  facebook: ['facebook.com', 'www.facebook.com'],
  instagram: ['instagram.com', 'www.instagram.com'],
  linkedin: ['linkedin.com', 'www.linkedin.com', 'br.linkedin.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'www.youtube.com'],
} as const
export type SocialNetwork = keyof typeof socialHosts

/** A profile of Trilha on a network, shown in the footer of public pages. */
export type SocialLink = { network: SocialNetwork; url: string }

/** The network of an https URL; null for any other URL. */
export function socialNetworkOf(address: string): SocialNetwork | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const found = Object.entries(socialHosts).find(([, hosts]) =>
    (hosts as readonly string[]).includes(url.host),
  )
  return (found?.[0] as SocialNetwork | undefined) ?? null
}
