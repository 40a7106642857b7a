import * as z from 'zod/mini'
import { isCep, isCpf, isPhone } from '../shared/documents.ts'
import { anyAccount, endpoint } from '../shared/endpoint.ts'
import {
  emailField,
  instant,
  nameText,
  newPasswordField,
  optionalName,
  optionalText,
  passwordField,
  streetNumber,
  uuid,
} from '../shared/fields.ts'
import { languages } from '../shared/languages.ts'
import { states } from '../vacancies/enums.ts'

/** Types of account: 1 candidate, 2 company, 3 admin (docs/product/accounts.md). */
export const typeUsers = [1, 2, 3] as const
export type TypeUser = (typeof typeUsers)[number]

/** Role of a person in their company; an evaluator reads but does not decide. */
export const recruiterRoles = ['owner', 'recruiter', 'evaluator'] as const
export type RecruiterRole = (typeof recruiterRoles)[number]

/** The signed-in user, as all sites receive it. */
export const userReply = z.object({
  id: uuid,
  typeUser: z.literal(typeUsers),
  email: z.string(),
  /**
   * False for a candidate who has not used a link that was mailed to this address. Such an address
   * gets no news, only links to confirm it.
   */
  isEmailConfirmed: z.boolean(),
  photoUrl: z.nullable(z.string()),
  /** The language last chosen on any device. */
  language: z.enum(languages),
  /** When the account will be deleted, at the user's request; until then the user can cancel. */
  deletionAt: z.nullable(instant),
  candidate: z.nullable(z.object({ id: uuid, name: z.string(), videoUrl: z.nullable(z.string()) })),
  recruiter: z.nullable(
    z.object({
      id: uuid,
      name: z.string(),
      role: z.enum(recruiterRoles),
      /**
       * Number of applications with an overdue answer at the time of this reply;
       * `pipeline.overdueCount` has the current number.
       */
      overdue: z.int(),
      company: z.object({ id: uuid, name: z.string(), mark: z.string(), tone: z.string() }),
    }),
  ),
})
export type User = z.output<typeof userReply>

/** A new session. No later reply contains its token. */
export const sessionReply = z.object({
  accessToken: z.string(),
  /**
   * When the token expires. Each use moves this time later, up to a maximum lifetime of the
   * session.
   */
  expiresAt: instant,
  user: userReply,
})
export type SessionStart = z.output<typeof sessionReply>

/** Token of a trusted device, which is not asked for the second step; others are ignored. */
export const deviceToken = z.optional(z.string().check(z.maxLength(200)))

export const loginBody = z.object({ email: emailField, password: passwordField, deviceToken })

export const login = endpoint({
  id: 'accounts.login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/authentication/login',
  who: ['anyone'],
  query: z.object({ typeUser: z._default(z.literal(typeUsers), 1) }),
  body: loginBody,
  reply: sessionReply,
  errors: ['invalid-credentials', 'sign-in-by-mail', 'second-step-needed'],
})

export const logout = endpoint({
  id: 'accounts.logout',
  summary: 'End this session',
  method: 'POST',
  path: '/authentication/logout',
  who: anyAccount,
})

export const getUser = endpoint({
  id: 'accounts.getUser',
  summary: 'The user of an access token, given in the query or in the Authorization header',
  method: 'GET',
  path: '/user/getUserByAcessToken',
  who: ['anyone'],
  query: z.object({ accessToken: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.extend(userReply, { expiresAt: instant }),
  errors: ['session-ended'],
})

const optionalChecked = (max: number, isValid: (value: string) => boolean, error: string) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(max, { error }),
        z.refine((value) => value === '' || isValid(value), { error }),
      ),
    ),
  )

/**
 * Registration fields (docs/product/accounts.md#registration). `number` is the street number; null
 * if empty.
 */
export const registerBody = z.object({
  name: nameText(),
  socialName: optionalName(),
  email: emailField,
  password: newPasswordField,
  birthDate: z.iso.date({
    error: ({ input }) => (input ? 'birth-date-invalid' : 'birth-date-required'),
  }),
  acceptedTerms: z.literal(true, { error: 'terms-required' }),
  cpf: optionalChecked(14, isCpf, 'cpf-invalid'),
  phone: optionalChecked(20, isPhone, 'phone-invalid'),
  cep: optionalChecked(9, isCep, 'cep-invalid'),
  street: optionalText(200),
  number: streetNumber,
  complement: optionalText(100),
  district: optionalText(120),
  city: optionalText(120),
  state: z.optional(z.nullable(z.enum(states, { error: 'not-listed' }))),
  gender: optionalText(40),
  partnerId: optionalText(64),
  /**
   * Part of the payload in the specification. The server ignores it, because a client could send
   * any identity.
   */
  user: z.optional(z.unknown()),
})

export const register = endpoint({
  id: 'accounts.register',
  summary: 'Create a candidate account and sign in',
  method: 'POST',
  path: '/candidate',
  who: ['anyone'],
  body: registerBody,
  reply: sessionReply,
  errors: ['email-taken', 'cpf-taken', 'password-weak'],
  status: 201,
})

/** Hints for a stronger password; the server and the locales translate them. */
export const passwordHints = [
  'common',
  'names',
  'personal',
  'dates',
  'repeats',
  'sequences',
  'keyboard',
  'more-words',
] as const
export type PasswordHint = (typeof passwordHints)[number]

export const passwordStrength = endpoint({
  id: 'accounts.passwordStrength',
  summary: 'Estimate the strength of a password, 0 to 4, with a hint; nothing is stored',
  method: 'POST',
  path: '/user/passwordStrength',
  who: ['anyone'],
  body: z.object({
    password: z.string().check(z.maxLength(256)),
    name: z.optional(z.string().check(z.maxLength(120))),
    email: z.optional(z.string().check(z.maxLength(254))),
  }),
  reply: z.object({
    score: z.int(),
    hint: z.nullable(z.string()),
    /** Id of the hint, for its translation; null without a hint. */
    hintId: z.nullable(z.enum(passwordHints)),
  }),
})

export const setPhoto = endpoint({
  id: 'accounts.setPhoto',
  summary: "Set a user's own photo: one JPG, PNG or WebP file of up to 8 MB",
  method: 'POST',
  path: '/user/{id}/photo',
  who: anyAccount,
  params: z.object({ id: uuid }),
  /**
   * The square to crop, as `left,top,side` in pixels of the upright picture. Absent: a square in
   * the centre.
   */
  query: z.object({
    crop: z.optional(
      z.string().check(z.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4}$/, { error: 'invalid' })),
    ),
  }),
  reply: z.object({ photoUrl: z.string() }),
  errors: ['photo-invalid', 'too-large'],
  file: 'file',
})

export const forgotPasswordBody = z.object({
  email: emailField,
  /** Origin of the calling site; only our own configured origins are accepted. */
  appUrl: z.optional(z.string().check(z.maxLength(300))),
  /** Path of one of our change-password screens, with or without the `?key=` suffix. */
  route: z.optional(z.string().check(z.maxLength(200))),
})

export const forgotPassword = endpoint({
  id: 'accounts.forgotPassword',
  summary:
    'Send a link to choose a new password; the reply does not reveal whether the e-mail has an account',
  method: 'POST',
  path: '/user/forgotPassword',
  who: ['anyone'],
  query: z.object({ typeUser: z._default(z.literal(typeUsers), 1) }),
  body: forgotPasswordBody,
  errors: ['origin-not-allowed'],
  status: 202,
  reply: z.object({ message: z.string() }),
})

const passwordKey = z
  .string({ error: 'required' })
  .check(z.minLength(20, { error: 'invalid' }), z.maxLength(200))

/** With the key in the body, because addresses are logged. */
export const checkPasswordKey = endpoint({
  id: 'accounts.checkPasswordKey',
  summary: 'Whether the mailed key can still set a new password; the key stays valid',
  method: 'POST',
  path: '/user/passwordKey',
  who: ['anyone'],
  body: z.object({ key: passwordKey }),
  errors: ['key-invalid'],
})

export const changePasswordByKeyBody = z.object({
  key: passwordKey,
  newPassword: newPasswordField,
})

export const changePasswordByKey = endpoint({
  id: 'accounts.changePasswordByKey',
  summary: 'Set a new password with the mailed key; ends all sessions of the user',
  method: 'POST',
  path: '/user/changePassword',
  who: ['anyone'],
  body: changePasswordByKeyBody,
  errors: ['key-invalid', 'password-weak'],
})

export const updatePassword = endpoint({
  id: 'accounts.updatePassword',
  summary: 'Change your own password; ends all your other sessions',
  method: 'PUT',
  path: '/user/{id}',
  who: anyAccount,
  params: z.object({ id: uuid }),
  body: z.object({ currentPassword: passwordField, newPassword: newPasswordField }),
  errors: ['password-wrong', 'password-weak'],
})

/**
 * Returns the age in whole years on a given day; both dates are `yyyy-mm-dd`.
 * @param day the day in Brasília (`dayInBrasilia`), so that the server's time zone does not matter.
 */
export function ageOn(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
