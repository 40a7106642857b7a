import { ForgotPassword } from '@trilha/web/accounts/ForgotPassword.tsx'
import { paths } from '../paths.ts'
import { Entrance } from './Entrance.tsx'

/** Requests a password reset link by mail. */
export default function ForgotPasswordScreen() {
  return (
    <ForgotPassword
      typeUser={3}
      changePath={`/admin${paths.changePassword()}`}
      Entrance={Entrance}
    />
  )
}
