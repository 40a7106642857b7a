import type { Handle } from '@trilha/web/router/handle.ts'
import { ConfirmEmail } from '@trilha/web/accounts/ConfirmEmail.tsx'
import { Entrance } from '../companies/Entrance.tsx'
import { paths } from '../paths.ts'

export const handle = { namespaces: ['ownEmail'] } satisfies Handle

/** Target of the confirmation link in a mail. */
export default function ConfirmEmailScreen() {
  return (
    <ConfirmEmail
      typeUser={2}
      accountPath={paths.account()}
      loginPath={paths.login}
      Entrance={Entrance}
    />
  )
}
