import { ForgotPassword } from '@trilha/web/accounts/ForgotPassword.tsx'
import { Entrance } from '../companies/Entrance.tsx'
import { paths } from '../paths.ts'

/** Requests a password reset link by mail. */
export default function ForgotPasswordScreen() {
  return (
    <ForgotPassword
      typeUser={2}
      changePath={`/empresas${paths.changePassword()}`}
      Entrance={Entrance}
    />
  )
}
