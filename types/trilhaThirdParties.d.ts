import type { ThirdParty } from '../packages/contracts/src/shared/thirdParties.ts'

declare global {
  /**
   * The third parties from the settings. The program sets them (apps/api/src/pages/pages.ts); the
   * candidates' site reads them on the server (apps/candidate/src/thirdParties/thirdParties.ts).
   */
  var trilhaThirdParties: ThirdParty[] | undefined
}
