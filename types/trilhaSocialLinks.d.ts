import type { SocialLink } from '../packages/contracts/src/shared/socialLinks.ts'

declare global {
  /**
   * Trilha's pages elsewhere, of the settings: put there by the program (apps/api/src/pages/pages.ts),
   * read by the candidates' site while it renders (public/socialLinks.ts).
   */
  var trilhaSocialLinks: SocialLink[] | undefined
}
