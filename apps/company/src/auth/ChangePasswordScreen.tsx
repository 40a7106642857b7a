import { ChangePassword } from '@trilha/web/accounts/ChangePassword.tsx'
import { Entrance } from '../companies/Entrance.tsx'
import { paths } from '../paths.ts'

/** Target of the password link in a mail. */
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
