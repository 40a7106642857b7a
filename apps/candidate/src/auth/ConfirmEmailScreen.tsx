import { ConfirmEmail } from '@trilha/web/accounts/ConfirmEmail.tsx'
import type { EntranceFrame } from '@trilha/web/accounts/ForgotPassword.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { AuthHeading } from './AuthHeading.tsx'

export const handle = { namespaces: ['ownEmail'] } satisfies Handle

/** Target of the link in the confirmation e-mail. */
export default function ConfirmEmailScreen() {
  return (
    <ConfirmEmail
      typeUser={1}
      accountPath={paths.settings()}
      loginPath={(returnTo) => paths.login({ returnTo })}
      Entrance={Entrance}
    />
  )
}

const Entrance: EntranceFrame = ({ title, lead, children }) => (
  <>
    <PageHead title={title} noindex />
    <AuthHeading title={title}>{lead}</AuthHeading>
    {children}
  </>
)
