import { ConfirmEmail } from '@trilha/web/accounts/ConfirmEmail.tsx'
import { Entrance } from '../companies/Entrance.tsx'
import { paths } from '../paths.ts'

/** Where the link of the mail leads. */
export default function ConfirmEmailScreen() {
  return <ConfirmEmail typeUser={2} accountPath={paths.account()} Entrance={Entrance} />
}
