import { ChangePassword } from '@trilha/web/accounts/ChangePassword.tsx'
import { paths } from '../paths.ts'
import { Entrance } from './Entrance.tsx'

/** Target of the password link in a mail. */
export default function ChangePasswordScreen() {
  return (
    <ChangePassword
      typeUser={3}
      loginPath={paths.login()}
      forgotPath={paths.forgotPassword()}
      Entrance={Entrance}
    />
  )
}
