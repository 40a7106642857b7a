import type { SocialLink } from '../packages/contracts/src/shared/socialLinks.ts'

declare global {
  /**
   * Links to Trilha's pages on social networks, from the settings. The program sets them
   * (apps/api/src/pages/pages.ts); the candidates' site reads them on the server
   * (apps/candidate/src/public/socialLinks.ts).
   */
  var trilhaSocialLinks: SocialLink[] | undefined
}
