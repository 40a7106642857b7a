import { ConfirmEmail } from '@trilha/web/accounts/ConfirmEmail.tsx'
import type { EntranceFrame } from '@trilha/web/accounts/ForgotPassword.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import type { Handle } from '../root.tsx'
import { AuthHeading } from './AuthHeading.tsx'

export const handle = { namespaces: ['ownEmail'] } satisfies Handle

/** Where the link of the mail leads. */
export default function ConfirmEmailScreen() {
  return <ConfirmEmail typeUser={1} accountPath={paths.settings()} Entrance={Entrance} />
}

const Entrance: EntranceFrame = ({ title, lead, children }) => (
  <>
    <PageHead title={title} noindex />
    <AuthHeading title={title}>{lead}</AuthHeading>
    {children}
  </>
)
