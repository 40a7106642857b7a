import { ChangePassword } from '@trilha/web/accounts/ChangePassword.tsx'
import { Entrance } from '../companies/Entrance.tsx'
import { paths } from '../paths.ts'

/** Where the link of the mail leads. */
export default function ChangePasswordScreen() {
  return (
    <ChangePassword
      typeUser={2}
      loginPath={paths.login()}
      forgotPath={paths.forgotPassword()}
      Entrance={Entrance}
    />
  )
}
