import * as contract from '@trilha/contracts/accounts/accounts'
import * as admin from '@trilha/contracts/accounts/admin'
import * as settings from '@trilha/contracts/accounts/settings'
import * as passkeys from '@trilha/contracts/accounts/passkeys'
import * as proof from '@trilha/contracts/accounts/proof'
import * as secondStep from '@trilha/contracts/accounts/secondStep'
import * as social from '@trilha/contracts/accounts/social'
import { route } from '../platform/http/route.ts'
import { changeOwnPassword } from './password/changePassword.ts'
import { requestConfirmation } from './email/confirmation.ts'
import { cancelEmailChange, changeEmail, confirmEmail } from './email/email.service.ts'
import { listUsers, readUser, restoreUser, suspendUser } from './admin/admin.service.ts'
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from './passkeys/passkeys.service.ts'
import { preparePasskeySignIn, signInWithPasskey } from './passkeys/signIn.ts'
import { giveProof } from './proof/giveProof.ts'
import { countFailures } from './signIn/countFailures.ts'
import { getUser, login, logout } from './signIn/login.ts'
import { setPhoto } from './settings/photo.ts'
import { register } from './registration/register.ts'
import { changePasswordByKey, checkPasswordKey, forgotPassword } from './password/reset.ts'
import {
  endOtherSessions,
  endSession,
  getSettings,
  saveLanguage,
  listSessions,
  unlinkLinkedIn,
} from './settings/settings.service.ts'
import {
  finishLinkedIn,
  linkLinkedIn,
  registerWithUser,
  startLinkedIn,
} from './social/social.service.ts'
import { passSecondStep } from './secondStep/passSecondStep.ts'
import {
  confirmAuthenticator,
  getSecondStep,
  prepareAuthenticator,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOffSecondStepAsAdmin,
} from './secondStep/secondStep.service.ts'
import { strengthOf } from './password/strength.ts'

export const accountsRoutes = [
  route(contract.login, 'account', (ctx, { query, body }) =>
    countFailures(ctx, login(ctx, { email: body.email, typeUser: query.typeUser }, body)),
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
  route(contract.checkPasswordKey, 'account', (ctx, { body }) => checkPasswordKey(ctx, body.key)),
  route(contract.changePasswordByKey, 'account', (ctx, { body }) =>
    changePasswordByKey(ctx, body.key, body.newPassword),
  ),
  route(contract.updatePassword, 'account', (ctx, { params, body }) =>
    changeOwnPassword(ctx, params.id, body),
  ),
  route(social.startLinkedIn, 'account', (ctx) => startLinkedIn(ctx)),
  route(social.finishLinkedIn, 'account', (ctx, { body }) =>
    countFailures(ctx, finishLinkedIn(ctx, body)),
  ),
  route(social.linkLinkedIn, 'account', (ctx, { body }) =>
    countFailures(ctx, linkLinkedIn(ctx, body)),
  ),
  route(social.registerWithUser, 'account', (ctx, { body }) => registerWithUser(ctx, body)),
  route(settings.getSettings, 'read', (ctx) => getSettings(ctx)),
  route(settings.changeEmail, 'account', (ctx, { body }) => changeEmail(ctx, body)),
  route(settings.cancelEmailChange, 'write', (ctx) => cancelEmailChange(ctx)),
  route(settings.requestConfirmation, 'account', (ctx) => requestConfirmation(ctx)),
  route(settings.confirmEmail, 'account', (ctx, { body }) => confirmEmail(ctx, body.key)),
  route(settings.unlinkLinkedIn, 'write', (ctx) => unlinkLinkedIn(ctx)),
  route(settings.saveLanguage, 'write', (ctx, { body }) => saveLanguage(ctx, body.language)),
  route(settings.listSessions, 'read', (ctx) => listSessions(ctx)),
  route(settings.endSession, 'write', (ctx, { params }) => endSession(ctx, params.id)),
  route(settings.endOtherSessions, 'write', (ctx) => endOtherSessions(ctx)),
  route(proof.giveProof, 'account', (ctx, { body }) => countFailures(ctx, giveProof(ctx, body))),
  route(secondStep.passSecondStep, 'account', (ctx, { body }) =>
    countFailures(ctx, passSecondStep(ctx, body)),
  ),
  route(secondStep.getSecondStep, 'read', (ctx) => getSecondStep(ctx)),
  route(secondStep.prepareAuthenticator, 'account', (ctx, { body }) =>
    prepareAuthenticator(ctx, body),
  ),
  route(secondStep.confirmAuthenticator, 'account', (ctx, { body }) =>
    confirmAuthenticator(ctx, body),
  ),
  route(secondStep.turnOffSecondStep, 'account', (ctx, { body }) => turnOffSecondStep(ctx, body)),
  route(secondStep.renewRecoveryCodes, 'account', (ctx, { body }) => renewRecoveryCodes(ctx, body)),
  route(secondStep.turnOffSecondStepAsAdmin, 'write', (ctx, { params, body }) =>
    turnOffSecondStepAsAdmin(ctx, params.id, body.reason),
  ),
  route(passkeys.preparePasskeySignIn, 'account', (ctx) => preparePasskeySignIn(ctx)),
  route(passkeys.signInWithPasskey, 'account', (ctx, { query, body }) =>
    countFailures(ctx, signInWithPasskey(ctx, query.typeUser, body)),
  ),
  route(passkeys.listPasskeys, 'read', (ctx) => listPasskeys(ctx)),
  route(passkeys.preparePasskey, 'account', (ctx) => preparePasskey(ctx)),
  route(passkeys.addPasskey, 'account', (ctx, { body }) => addPasskey(ctx, body)),
  route(passkeys.renamePasskey, 'write', (ctx, { params, body }) =>
    renamePasskey(ctx, params.id, body.name),
  ),
  route(passkeys.removePasskey, 'write', (ctx, { params }) => removePasskey(ctx, params.id)),
  route(admin.listUsers, 'read', (ctx, { query }) => listUsers(ctx, query)),
  route(admin.readUserAsAdmin, 'read', (ctx, { params }) => readUser(ctx, params.id)),
  route(admin.suspendUser, 'write', (ctx, { params, body }) =>
    suspendUser(ctx, params.id, body.reason),
  ),
  route(admin.restoreUser, 'write', (ctx, { params, body }) =>
    restoreUser(ctx, params.id, body.reason),
  ),
]
