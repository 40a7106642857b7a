import { ForgotPassword } from '@trilha/web/accounts/ForgotPassword.tsx'
import { Entrance } from '../companies/Entrance.tsx'
import { paths } from '../paths.ts'

/** A new password for somebody of a company: the link by mail. */
export default function ForgotPasswordScreen() {
  return (
    <ForgotPassword
      typeUser={2}
      changePath={`/empresas${paths.changePassword()}`}
      Entrance={Entrance}
    />
  )
}
