import type { ThirdParty } from '../packages/contracts/src/shared/thirdParties.ts'

declare global {
  /**
   * The third parties of the settings: put there by the program (apps/api/src/pages/pages.ts), read
   * by the candidates' site while it renders (consent/thirdParties.ts).
   */
  var trilhaThirdParties: ThirdParty[] | undefined
}
