import * as contract from '@trilha/contracts/accounts'
import { route } from '../platform/http/route.ts'
import { changeOwnPassword } from './accounts.changePassword.ts'
import { getUser, login, logout } from './accounts.login.ts'
import { setPhoto } from './accounts.photo.ts'
import { register } from './accounts.register.ts'
import { changePasswordByKey, forgotPassword } from './accounts.reset.ts'
import { strengthOf } from './accounts.strength.ts'

export const accountsRoutes = [
  route(contract.login, 'account', (ctx, { query, body }) =>
    login(ctx, { email: body.email, typeUser: query.typeUser }, body.password),
  ),
  route(contract.logout, 'write', (ctx) => logout(ctx)),
  route(contract.getUser, 'read', (ctx, { query }) => getUser(ctx, query.accessToken)),
  route(contract.register, 'account', (ctx, { body }) => register(ctx, body)),
  route(contract.passwordStrength, 'write', async (_ctx, { body }) =>
    strengthOf(body.password, body),
  ),
  route(contract.setPhoto, 'write', (ctx, { params, query, file }) =>
    setPhoto(ctx, params.id, file, query.crop),
  ),
  route(contract.forgotPassword, 'account', (ctx, { query, body }) =>
    forgotPassword(ctx, query.typeUser, body),
  ),
  route(contract.changePasswordByKey, 'account', (ctx, { body }) =>
    changePasswordByKey(ctx, body.key, body.newPassword),
  ),
  route(contract.updatePassword, 'account', (ctx, { params, body }) =>
    changeOwnPassword(ctx, params.id, body),
  ),
]
